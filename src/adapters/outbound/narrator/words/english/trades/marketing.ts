import type { Nature } from '#domain/scoring/dimensions.ts';

export const marketing = {
  Creating:
    'The new tea has no name, only a number on a silver bag. You brew a cup, fill a page with words, cross most of them out, and write two in capitals.',
  Innovating:
    'One reader in ten opens the newsletter. You leave the text as it is and write a second subject line. At five, one half of the list gets each of them.',
  Performing:
    'The posters hang on the wall under brown paper. You tell the customer a short story about a bus stop in the rain. Then you pull down the first sheet.',
  Advising:
    'The bakery can pay for one film or for sixty posters, and the owner wants to know which. You ask who should come in more often, and at what time of day.',
  Organizing:
    'The post is planned for Tuesday, the poster for a week later, and the film still needs music. On the calendar you shift all three until none has to wait for another.',
  Providing:
    'A newspaper needs a picture of the product by four, large and without the logo. You search the server, cut it to size, and send the name of the photographer with it.',
  Adapting:
    'The advert with the bathtub goes online at noon. In the morning the news shows flooded streets. You stop it and search the drawer for a picture that would suit such a day.',
  Analyzing:
    'Clicks have doubled since Monday, and orders have stayed where they were. With an old phone you go the whole way yourself, from the advert to the basket, and note each screen.',
  Leading:
    'It begins to rain on the photo shoot, and the model, the photographer and the customer all look at you. You choose the umbrellas and send everyone under the bridge.',
} satisfies Readonly<Record<Nature, string>>;
