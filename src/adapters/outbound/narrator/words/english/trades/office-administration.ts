import type { Nature } from '#domain/scoring/dimensions.ts';

export const officeAdministration = {
  Creating:
    'Since the new rule, people have been asking for something that has no form. You set up two boxes and a line for the date, print it, and fill in the first one yourself.',
  Innovating:
    'Each letter that comes in gets a stamp, a number and an entry in two lists. When did anyone last use the second list? You look it up and try a week without.',
  Performing:
    'Every chair is taken at the information evening. You hold the new form up, page by page. The difficult line you read aloud twice, once as printed and once in plain words.',
  Advising:
    'The short application is decided in a week, and the long one may bring more money. You explain both at the counter and ask the visitor what has to be paid by the first.',
  Organizing:
    'The file leaves on Thursday, the signature can only be had on Wednesday, and one page of it is missing. You clip a slip with a date to each of the three and begin with the page.',
  Providing:
    'The visitor has brought every certificate and not one copy. You lay them under the glass one after the other. While the machine hums, you find a pen for the last line.',
  Adapting:
    'Sixty invitations are in their envelopes when the phone rings: the hall has been given away twice. You slit the first one open, type in another address, and start the printer again.',
  Analyzing:
    'According to the register the file came back in May, but its place on the shelf is empty. You look up who asked for a file with a similar number that week.',
  Leading:
    'The display with the numbers goes dark, and the whole waiting room stands up. You step out in front of the counter and say that from now on you will call people by name.',
} satisfies Readonly<Record<Nature, string>>;
