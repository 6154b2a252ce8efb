import type { Nature } from '#domain/scoring/dimensions.ts';

export const kitchenAndHospitality = {
  Creating:
    'Two crates of quinces are in the cold room, and no dish on the menu asks for them. You cook one with honey, add pepper, taste it twice, and write a name on the board.',
  Innovating:
    'Soup goes out sixty times a day, and the soup plates are on the bottom shelf. In the quiet hour after lunch you change them over with the fish platters at hip height.',
  Performing:
    'The fish arrives at the table under a crust of salt, and all the guests look up. You tap it with a spoon and tell them about the lake before you break it open.',
  Advising:
    'A guest has turned the page three times, from the lamb to the fish and back. Something light, you ask, or something for a cold evening? And what is already in the glass?',
  Organizing:
    'Thirty guests are booked for half past seven, and the oven holds twelve plates. Soup can wait and soufflé cannot. You set three clocks and hang the orders under them in a row.',
  Providing:
    'The pushchair is blocking the way, and the child in it has begun to cry. You find a corner for the one, bring bread for the other, and warm a bottle in a jug.',
  Adapting:
    'No mussels today, says the supplier on the phone, an hour before the first guests. You cross out one line on every menu by hand and put the beans on the stove.',
  Analyzing:
    'For the second day in a row the dough has not risen. You check the date on the yeast and hold a thermometer in the water. Then you look at what else came on Monday.',
  Leading:
    'Twelve guests in wet coats stand in the doorway, and nobody wants to be the first to sit down. You take one of them to the window and seat the rest from there.',
} satisfies Readonly<Record<Nature, string>>;
