import type { Nature } from '#domain/scoring/dimensions.ts';

export const teaching = {
  Creating:
    'The textbook explains fractions with a pizza. After school you draw a bus with empty seats instead and write six questions under it. In the morning it will be a worksheet for the whole class.',
  Innovating:
    'Giving out the exercise books takes four minutes of every lesson. What if they were by the door? You sort them into piles, one for each row, before the first pupils come in.',
  Performing:
    'The bell has rung, and the chairs are still scraping. You hold up a jar of muddy water and say nothing until the last row has seen it. Then you begin the story of the river.',
  Advising:
    'After the lesson, a pupil is still at your desk with the form for choosing subjects. French or physics? You ask which homework gets done first, and which one gets put off until Sunday.',
  Organizing:
    'The school trip is in three weeks. Permission slips come first, then the coach, then the tickets. You still have to decide which half of the class goes into the museum before lunch.',
  Providing:
    'Ten minutes into the test, a pen runs dry in the second row. You bring another one from the box on your desk, and on the way back somebody whispers for a ruler.',
  Adapting:
    'It is the third lesson, and the projector stays dark with all your slides in it. You close the laptop and draw the map on the board from memory, while the class copies it.',
  Analyzing:
    'Seventeen tests have the same wrong answer to question four. You lay five of them next to each other and read your own wording again. Then you look up how you explained it in March.',
  Leading:
    'Group work was meant to end at ten, and every table wants another one to present first. You clap twice, name the table by the window, and tell the others what to listen for.',
} satisfies Readonly<Record<Nature, string>>;
