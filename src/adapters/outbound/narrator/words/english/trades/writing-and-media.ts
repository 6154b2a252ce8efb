import type { Nature } from '#domain/scoring/dimensions.ts';

export const writingAndMedia = {
  Creating:
    'There is a photo on the page and no text, and the page is due at six. You write a first sentence about the dog in the corner, delete it, and write another.',
  Innovating:
    'The city guide is in its fifth edition, and readers still write in for the opening hours. You take them out of the appendix and set them beside each photograph.',
  Performing:
    'The red light above the microphone goes on. You read the opening more slowly than at home. Where you have drawn a line in the margin, you stop and look up.',
  Advising:
    'On the phone, the author reads out both titles for the third time. You ask which of them a reader would pick up in a shop, and which one gives the ending away.',
  Organizing:
    'The interview is at two, the photographs come at four, and the page closes at six. You pencil a time beside every paragraph and begin with the one that depends on nobody.',
  Providing:
    'A reader is looking for an old article about the mill and does not remember the year. You search the archive, print it in large letters, and put two copies in an envelope.',
  Adapting:
    'Your portrait of the baker appears tomorrow. At three the baker rings and takes back every quotation. You save the text under another name and look up the number of the miller.',
  Analyzing:
    'One source says that the bridge opened in May, and another describes snow on the railings. You look for the weather reports, then for the photograph, then for what is written on its back.',
  Leading:
    'Both guests are talking at the same time, and six minutes of the recording are left. You lift your hand, give the word to the one on the left, and announce the last question.',
} satisfies Readonly<Record<Nature, string>>;
