import type { Nature } from '#domain/scoring/dimensions.ts';

export const design = {
  Creating:
    'The client wants a sign that could belong to no other bakery. You fill a page with loaves of all kinds. Then you draw only the steam, in three lines, on a new one.',
  Innovating:
    'The jug sells well, and it drips. You widen its lip by a millimetre in clay, pour water over the sink, and widen it by another.',
  Performing:
    'Your drawings hang along the wall, and the clients stand in front of them with folded arms. You walk from the first crooked sketch to the last and talk as you go.',
  Advising:
    'Three drafts are on the table, and the client keeps coming back to each of them. You carry them to the far end of the room and ask which can still be read.',
  Organizing:
    'The printer starts in ten days, and the paper takes seven to come. You order it today, book the photographer for Thursday, and leave the captions until last.',
  Providing:
    'The client has to show your draft at four and cannot open the file. You save it in a smaller format and write down which page to turn to first.',
  Adapting:
    'Your whole draft is built on one deep blue. The proof comes back from the printer, and on this paper the blue is grey. You start again, from the brown of the paper.',
  Analyzing:
    'Everyone walks past the entrance, although the sign is large. For an hour you stand across the street with a sketch of the corner and mark where people look up.',
  Leading:
    "Five people on the client's side each have a favourite green. You turn four of the cards face down, give your reason for the fifth, and move on to the lettering.",
} satisfies Readonly<Record<Nature, string>>;
