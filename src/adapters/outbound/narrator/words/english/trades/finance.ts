import type { Nature } from '#domain/scoring/dimensions.ts';

export const finance = {
  Creating:
    'The bank wants to see the next three years, and so far there are only past ones. You open an empty sheet, write the months across the top, and begin with the rent.',
  Innovating:
    'At the end of every month you type the same forty balances into a second table. This time you link the two, change one figure as a test, and see whether it arrives.',
  Performing:
    'The yearly figures are on the wall, a grey table with nine columns. You cover all of it except one line and tell the people in the room what happened in August.',
  Advising:
    'There is a loan, there are some savings, and the customer asks which of the two to touch. You draw the years as a line on a pad and ask when the roof is due.',
  Organizing:
    'The books close on Friday. Bank statements come before unpaid bills, and bills before wages. You write a day next to each of them and only then open the first folder.',
  Providing:
    'A plastic bag full of receipts is on your desk, with the tax letter somewhere inside, unopened. You find the letter for the customer and read out the two lines that have a date.',
  Adapting:
    'The budget is finished and only has to be printed. Then there is news of a new tax rate from the first, and you go back to column two and calculate again.',
  Analyzing:
    'On closing day one payment has no invoice to go with it. You look for swapped figures, then for a wrong year, and then you go through the suppliers from A to Z.',
  Leading:
    'For twenty minutes the budget meeting has been about the coffee machine. You turn the page, point out that the rent is eleven times as large, and ask for a decision on that first.',
} satisfies Readonly<Record<Nature, string>>;
