import type { Nature } from '#domain/scoring/dimensions.ts';

export const consulting = {
  Creating:
    'None of your usual diagrams fits this company. On the train you start a new one on the back of a menu. It is a kitchen with five cooks and one stove.',
  Innovating:
    "An order passes seven desks at the client's. You carry one through the building yourself and ask at each desk what is added. Then you sketch a way that needs only four.",
  Performing:
    "Everyone on the client's side has the slides on paper and is leafing ahead. You switch off the screen, take a marker, and draw the company as a river while you talk.",
  Advising:
    'At nine in the evening the client rings about selling the northern branch. You go through its last three years together, and then you ask what would happen in the year after a no.',
  Organizing:
    "Twenty interviews have to fit into four days, and the client's night shift can only be met at five. You rule a grid, put that hour in first, and fill in the rest.",
  Providing:
    'The client speaks to the board tomorrow and has only your forty pages. You shorten them to one, in large print, and write the three likely questions on the back.',
  Adapting:
    'Your workshop on new markets begins at nine. At ten to nine the client tells you that the largest buyer has left. You turn to a clean sheet and write that name on it.',
  Analyzing:
    'The client sells more every year and earns less. You ask for everything about one single order and follow it, from the first phone call to the money in the bank.',
  Leading:
    "Three walls are covered with cards, and nobody in the client's workshop reaches for the red dots. You stick on the first one, say why, and set the clock to five minutes.",
} satisfies Readonly<Record<Nature, string>>;
