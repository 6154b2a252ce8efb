import type { Nature } from '#domain/scoring/dimensions.ts';

export const research = {
  Creating:
    'Nothing in the catalogue can hold a leaf still in running water. You cut a frame out of a plastic lid, tie the leaf to it with thread, and lower it in.',
  Innovating:
    'The method works, and every sample takes two days. For half of the tubes you leave out the second washing. You mark their lids in red and put all of them in together.',
  Performing:
    'The lecture hall is full. You let the first slide go by and take a stone out of your pocket. Four hundred million years ago, you tell the back rows, this was mud.',
  Advising:
    'A stranger at another university writes to ask which of two methods suits so few samples. Your answer is three questions and, for each method, the page on which it goes wrong.',
  Organizing:
    'The cells need feeding every other day, the microscope is free on Thursdays, and the building closes over the holidays. You count days on the wall calendar to find the one to begin on.',
  Providing:
    'Somebody has read your paper and cannot open the data. You find the old disk, turn the files into plain tables, and explain in half a page what each column contains.',
  Adapting:
    'The freezer has failed overnight, and the samples for this week are soft. You wipe the plan off the board and fetch the dried ones from last year out of the cupboard.',
  Analyzing:
    'Forty points are on the curve, and one is far above it. You take out the notebook and read what was different on that afternoon: the lamp, the room, the batch, the hand.',
  Leading:
    'You are chairing the session, and a comment from the third row is turning into a lecture. You stand up, name the question in it, and point to the next raised hand.',
} satisfies Readonly<Record<Nature, string>>;
