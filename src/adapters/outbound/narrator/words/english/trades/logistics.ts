import type { Nature } from '#domain/scoring/dimensions.ts';

export const logistics = {
  Creating:
    'A glass sculpture has to go to the coast, and no box in the store has the right shape. You cut foam to fit its shoulders and screw a crate together around it.',
  Innovating:
    'The goods that leave most often are at the far end, on the top shelf. You swap them with the Christmas boxes and write the new numbers on the uprights in chalk.',
  Performing:
    'Eight lorries are held up in the yard by a new rule for straps. You climb on a pallet, tighten one round a crate, and speak up so that the last driver can hear.',
  Advising:
    'The customer has one container and a trade fair in June. By sea or by air? You ask what it would cost if half of the goods arrived a week after the fair began.',
  Organizing:
    'What comes off last has to go in first. You write the eleven stops on a sheet in reverse and add the weights. The first pallet goes right up against the front wall.',
  Providing:
    'The paper says that the washing machine is to be left at the kerb. The customer walks with a stick. You tip the machine onto the trolley and roll it up to the front door.',
  Adapting:
    'A lorry is lying across the motorway, the radio says, and there are eight stops to go. At the next car park you turn the list round and ring the furthest customer first.',
  Analyzing:
    'Forty cartons are on the list, and thirty-eight are on the shelf. You count again from the left, look behind the pallets, and leaf through the delivery notes back to last Thursday.',
  Leading:
    'Three lorries have arrived for one ramp, and each driver holds up a delivery note. You point to the one with the frozen goods and give the other two a time.',
} satisfies Readonly<Record<Nature, string>>;
