import * as fc from 'fast-check';

const halves = { first: 0xd800, count: 0x800 };

/** Any character of Unicode, but no half of a pair. The unit `binary` of fast-check gives the same and takes a second to be built. */
export const anyCodePoint: fc.Arbitrary<string> = fc
  .nat(0x10ffff - halves.count)
  .map((number) => String.fromCodePoint(number < halves.first ? number : number + halves.count));
