import type { Nature } from '#domain/scoring/dimensions.ts';

export const customerService = {
  Creating:
    'A customer writes that the dog has eaten the voucher. None of the standard replies goes with that, so you open an empty message and write one that begins with the dog.',
  Innovating:
    'Every second caller has to search for the customer number. You draw a red circle round it on a sample bill. The picture goes on the page where people look up your phone number.',
  Performing:
    'Thirty customers have logged in to see how the new account works. While they watch your screen, you make a typing mistake on purpose and show them the way out of it.',
  Advising:
    'A repair takes three weeks, and a replacement comes in another colour. The customer on the line sighs. You ask when the device is needed next, and then you name both choices again.',
  Organizing:
    'Forty messages have come in overnight, and eleven of them are about the same bill. Those can all get the same answer. Among the others is a customer without hot water, and you answer that message first.',
  Providing:
    'The number is on the back of the fridge, and the customer cannot move it. You look up the old order and read it out slowly over the phone, two figures at a time.',
  Adapting:
    'The guide on your screen begins with the date of purchase. But the caller is standing in a flooded kitchen, so you skip eleven questions and go to the one about the tap.',
  Analyzing:
    'Two callers within an hour have been charged twice. You open both accounts side by side and compare the minute of each payment. Then you look for a third one from that evening.',
  Leading:
    'Three people from one household are on the loudspeaker, and each wants something different. You interrupt them, say that the contract comes first, and ask whose name is on it.',
} satisfies Readonly<Record<Nature, string>>;
