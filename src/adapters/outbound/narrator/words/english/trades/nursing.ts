import type { Nature } from '#domain/scoring/dimensions.ts';

export const nursing = {
  Creating:
    'Since the operation the patient cannot speak. On the back of a calendar you draw a glass, a blanket, a lamp, a toilet and a face in pain. Now there is something to point at.',
  Innovating:
    'Twice during every change of dressing, you have to go back to the cupboard. Today you try it with a tray that holds gauze, tape, gloves and scissors in the order you reach for them.',
  Performing:
    'A patient and three relatives watch your hands. You give an orange an injection and say every step aloud. Then you turn the orange round and do it again, more slowly.',
  Advising:
    "At half past nine in the evening, a patient is still holding the form for tomorrow's operation. Which question has nobody answered yet? You sit down by the bed, and together you write a list for the doctor.",
  Organizing:
    'One patient has to fast, one needs washing before the X-ray, and the antibiotic is due at eight. You write the names on a folded sheet and put a time next to each.',
  Providing:
    'Walking past, you notice that the glass of water is on the side of the bandaged arm. You carry it round the bed. Then you hang the bell where the other hand can reach it.',
  Adapting:
    'You are in the middle of washing a patient when a bell rings two doors away and does not stop. You lay a towel over them, put up the rail, and promise to come back.',
  Analyzing:
    'The patient slept through until Tuesday and has been confused every night since. You go back through the chart page by page, with one finger on the nights and one on the tablets.',
  Leading:
    'Four relatives are round the bed, all talking to the patient at once. Two at a time, you say, and ten minutes each. You take the others to the chairs in the corridor.',
} satisfies Readonly<Record<Nature, string>>;
