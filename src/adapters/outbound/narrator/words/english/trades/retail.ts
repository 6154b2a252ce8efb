import type { Nature } from '#domain/scoring/dimensions.ts';

export const retail = {
  Creating:
    'The shop window is empty after the sale. You hang an umbrella from the ceiling, put yellow boots under it, and lay out blue paper until the floor looks wet.',
  Innovating:
    'Customers buy a torch at the back and then have to look for batteries near the door. You move the two together, write a small sign, and watch where people stop.',
  Performing:
    'Between the shelves you break an egg into the new pan and let it slide about. Three customers stop with their baskets. For those who came late, you begin with a second egg.',
  Advising:
    'Both coats have been on and off twice, and the customer looks from one to the other. You ask where it will be worn in November, and turn one sleeve inside out.',
  Organizing:
    'Tomorrow at seven the autumn goods arrive, and the front shelves are full of garden chairs. The chairs go to the corner by the till tonight. The lamps, you decide, move after the lorry.',
  Providing:
    'A customer with one arm in plaster would like to try on a jacket. You undo the buttons, hold back the curtain of the fitting room, and bring a second one with a zip.',
  Adapting:
    'You have just begun to count the stock when forty people from a coach come in out of the rain. The list stays on the ladder, and you open the second till.',
  Analyzing:
    'The shop is closed, and there is one note too few in the till. You go back along the paper roll, receipt by receipt, to the hour when the change ran out.',
  Leading:
    'The card reader has stopped working, and the queue reaches back to the bread. Cash on the left, you call out, cards on the right, and the next attempt is in five minutes.',
} satisfies Readonly<Record<Nature, string>>;
