import type { Nature } from '#domain/scoring/dimensions.ts';

export const projectManagement = {
  Creating:
    'So far the project has a name and a budget. You unroll wallpaper on the floor, write the last day at one end, and draw a first picture of everything in between.',
  Innovating:
    'The weekly report has eight pages, and all the questions are about the same two lines. This week those two are at the top, and you send a single page.',
  Performing:
    'Thirty people from six firms are waiting for the project to begin. You leave the plan rolled up and describe the opening day, from the key in the door to the first visitor.',
  Advising:
    'The client would like one more room and the same opening day. You lay two plans on the table, one with more weeks and one with more money, and ask what can be missed.',
  Organizing:
    'No wall can be painted before the cables are in, and the cables are still on a ship. You move nineteen bars on the plan and then ring the painters about the second floor.',
  Providing:
    'The software firm has arrived for the test and cannot get past the barrier. You fetch visitor passes, find a room with enough sockets, and hang the password on the door.',
  Adapting:
    'The new machine will be six weeks late, and half of the plan depends on it. You bring the training forward, cross out the opening, and ring the client before noon.',
  Analyzing:
    'The project is three weeks behind, although no single task took long. You lay the first plan over this one against the light and mark each place where somebody waited for somebody.',
  Leading:
    'Item seven has been on the agenda since March, and today everyone nods and turns the page. You turn it back and say that it will be decided before lunch.',
} satisfies Readonly<Record<Nature, string>>;
