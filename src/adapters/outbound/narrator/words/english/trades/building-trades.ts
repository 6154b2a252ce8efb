import type { Nature } from '#domain/scoring/dimensions.ts';

export const buildingTrades = {
  Creating:
    'No ready-made shelf fits under these stairs. You hold cardboard against the slope and cut at it until it touches everywhere. Then you carry it out to the saw as a pattern.',
  Innovating:
    'For years the drill has been behind the ladders in the van, and every job begins with unloading. On a rainy morning you screw a rack for it inside the side door.',
  Performing:
    'The client has brought half of the family to the handover of the heating. You stand by the boiler and show them every dial, turning each of them once up and once down.',
  Advising:
    'Oak or tiles for the kitchen floor? The client has brought both samples. You lay them down by the back door, pour a little water on each, and ask about the dog.',
  Organizing:
    'The plaster needs until Wednesday to dry, the tiles come on Tuesday, and the water may be off only once. With a pencil you write on the bare wall which room comes when.',
  Providing:
    'There will be no water in the kitchen until tomorrow. Before you cut the pipe, you fill two buckets for the client and show where the tap in the cellar is.',
  Adapting:
    'The plan shows a clear way up for the cables behind this wall. Your drill meets steel after three centimetres. So you tap along the plaster, listen, and mark another line.',
  Analyzing:
    'There is a damp patch in the hall, and no pipe runs above it. With the lamp held flat against the ceiling, you follow a faint edge as far as the chimney.',
  Leading:
    'The concrete lorry is blocking the street, a neighbour is shouting, and the client looks at you. You wave the lorry back ten metres, stop the cars, and say when pouring begins.',
} satisfies Readonly<Record<Nature, string>>;
