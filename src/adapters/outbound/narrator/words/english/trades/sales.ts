import type { Nature } from '#domain/scoring/dimensions.ts';

export const sales = {
  Creating:
    'What the customer needs is not in the price list. You take parts of three packages, put them together into a fourth, and look for a name before the next call.',
  Innovating:
    'Customers open your offer and turn straight to the last page. In the next one you put the price on page one, the reasons behind it, and leave out the photographs.',
  Performing:
    'Seven people sit round the table, and two are looking at their phones. You switch on the machine, drop a coin into it, and keep talking until the coin comes out flat.',
  Advising:
    "The customer's finger is on the largest model in the catalogue. You ask how many hours a day it would run. Together you do the sum in the margin, once for each size.",
  Organizing:
    'The trade fair opens in five weeks, and your stand is still an empty rectangle. You divide a page into columns: samples, letters, calls, hotel, and who comes on the first morning.',
  Providing:
    'A customer needs the sample tomorrow at nine, and the parcel has not come. There is one in the boot of your car, so you drive it across town before they close.',
  Adapting:
    'You have prepared an hour about the new range. In the doorway the customer says that there are ten minutes, and a complaint. Your case stays shut, and you take out a pen.',
  Analyzing:
    'Five customers were friendly on the first visit and never ordered. You read your notes on all five next to each other and mark where in the talk the price came up.',
  Leading:
    'For half an hour the talk has gone round and round the discount. You put the cap on your pen and name what is to be settled before lunch: the amount and the date.',
} satisfies Readonly<Record<Nature, string>>;
