import type { Nature } from '#domain/scoring/dimensions.ts';

export const medicine = {
  Creating:
    'The leaflet in the packet folds out to the size of a newspaper. For a patient who takes seven tablets a day you draw one small page, with a sun, a plate and a moon.',
  Innovating:
    'Every patient fills in three forms, and each of the three asks about allergies. This evening you put a new sheet together on which the question appears once, in a red frame at the top.',
  Performing:
    'The folding chairs are full for your talk on vaccination. You begin with an empty syringe, held up against the light, and ask who knows how little goes into it.',
  Advising:
    'One treatment means an operation, the other means tablets for years. You turn the screen round and describe an ordinary week with each of them. Then you leave a pause for the first question.',
  Organizing:
    'It is twenty to eight, the day is fully booked, and two emergencies have rung. You go down the list with a pencil and mark who needs an hour and who needs five minutes.',
  Providing:
    'The bottle has a childproof cap, and the patient has stiff fingers. You show how to press it down with the palm. Then you write morning and evening on the box in large letters.',
  Adapting:
    "The ten o'clock appointment is a routine check. With one hand on the door, the patient mentions a lump that was not there in spring. You pull the lamp over and ask them to sit down again.",
  Analyzing:
    'There is a fever, a rash, and a blood result that fits neither. You ask about the last two weeks once more, day by day, and stop at a new tablet.',
  Leading:
    'Near the entrance a patient turns grey and slides off the chair. You kneel down. One person is to ring for an ambulance, and you tell another to keep the door open.',
} satisfies Readonly<Record<Nature, string>>;
