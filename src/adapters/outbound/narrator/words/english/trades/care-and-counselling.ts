import type { Nature } from '#domain/scoring/dimensions.ts';

export const careAndCounselling = {
  Creating:
    'What day is it? Someone you look after has asked five times since breakfast. You cut up a calendar, glue a photo next to each hour, and hang the board where the bed faces it.',
  Innovating:
    'Your first meeting with someone has always begun with four pages about income and illness. You take a pen and move one question to the very top: what brings you here?',
  Performing:
    'Twelve people have come to the Tuesday group, and most of them look at the floor. With a rope in your hands you show how an argument gets tighter, one pull after another.',
  Advising:
    'Two brochures are on the kitchen table, one from a care home and one for help at home. You ask what an ordinary morning should look like, and write the answer under both.',
  Organizing:
    "The housing office shuts at noon, the doctor's letter is missing, and the application has to be in on Thursday. You number the steps on one page, beginning with the call about the letter.",
  Providing:
    'You came about a form. But the radiator is cold, and there is half a lemon in the fridge. You look for the valve on the heating, and then you dial the number of the food bank.',
  Adapting:
    'The sheet about sleep is ready on the table. Then the person comes in, keeps their coat on, and says that their brother died on Sunday. The sheet goes back into the folder, and you listen.',
  Analyzing:
    'Supper got out of hand three times this month, and lunch never did. You read the notes on those evenings and sketch the table: who sat where, and what was said just before.',
  Leading:
    'Three people in the family session are shouting, and the fourth is looking out of the window. You put a wooden ball on the table and explain that only the person holding it may speak.',
} satisfies Readonly<Record<Nature, string>>;
