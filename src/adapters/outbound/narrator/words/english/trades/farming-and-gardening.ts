import type { Nature } from '#domain/scoring/dimensions.ts';

export const farmingAndGardening = {
  Creating:
    'Nothing but nettles has ever grown in the corner by the wall. You push canes into the cleared ground, stretch string between them, and lay out a bed shaped like a half moon.',
  Innovating:
    'Every evening you carry cans of water the whole length of the greenhouse. Today you put the barrel up on blocks, drill small holes in a hose, and see how far the drops get.',
  Performing:
    'On the open day, fifteen people with notebooks stand round the apple tree. You hold the saw to one branch, then to the next, and say aloud which one goes and why.',
  Advising:
    'A customer would like lavender for a bed that is in shade until three. You rub some of the soil between your fingers and ask how often somebody would be there to water.',
  Organizing:
    'Potatoes go in before the rain, beans after the last frost, and the seedlings in the house need the space by then. You rub out April on the shed door and write it again.',
  Providing:
    'A customer means to take six tomato plants home on a bicycle. You wrap the pots in newspaper, tie them into a crate, and write on the lid how deep they go.',
  Adapting:
    'It was supposed to stay dry until Friday. On Wednesday at noon, black clouds come over the hill. You leave the hoe in the row and run to get the hay under cover.',
  Analyzing:
    'The leaves in the third row are yellow, and the second row is green. You dig up one plant from each, shake off the earth, and lay the roots side by side on a crate.',
  Leading:
    'The heifers are through the fence and on the road, and three drivers have got out of their cars. One is to block the bend, you call, one opens the gate, and one stands still.',
} satisfies Readonly<Record<Nature, string>>;
