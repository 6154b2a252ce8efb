import type { Nature } from '#domain/scoring/dimensions.ts';

export const production = {
  Creating:
    'The part keeps slipping while the glue dries. Out of two offcuts and an old spring you build a holder for it. Then you file down one edge and clamp the first piece in.',
  Innovating:
    'You have to turn round for the tape at every carton. What if it hung above the belt? You tie the roll to a string and count the cartons until the break.',
  Performing:
    'Visitors in yellow vests have stopped at your machine. Over the noise you tell them how a bag of white grains becomes a bucket, with a warm one in your hand.',
  Advising:
    'Someone has come down from the office with two kinds of blade and has to order one for the year. You show the worn edge and ask how often the line may stop.',
  Organizing:
    'There are three orders for one machine, and going from dark to light means an hour of cleaning. You wipe the board and write them up again: white, then yellow, then black.',
  Providing:
    'It is ten minutes to the end of the shift, and the labels are nearly used up. You put in a new roll and set the next one down where it will be looked for.',
  Adapting:
    'According to the schedule it is blue lids until two. At nine the blue runs out, and the next delivery is late. You flush the nozzle and set the machine up for white.',
  Analyzing:
    'One piece in a hundred has a scratch on its left side. During the break you walk along the belt with a single part and feel each guide rail with your thumb.',
  Leading:
    'Smoke is coming out of the drying oven, and everyone along the line looks up. You hit the red button, call out which door to use, and walk behind the last of them.',
} satisfies Readonly<Record<Nature, string>>;
