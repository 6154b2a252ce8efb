/** The polynomial of ISO-HDLC (zip, PNG, Ethernet), bits reversed. */
const polynomial = 0xed_b8_83_20;

const table = Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder % 2 === 0 ? 0 : polynomial);
  return remainder >>> 0;
});

/** CRC-32 of an ASCII text, as an unsigned number. It detects typing errors, but is no protection. */
export function crc32(text: string): number {
  let remainder = 0xff_ff_ff_ff;
  for (let index = 0; index < text.length; index += 1) {
    const entry = table[(remainder ^ text.charCodeAt(index)) & 0xff] ?? 0;
    remainder = (remainder >>> 8) ^ entry;
  }
  return (remainder ^ 0xff_ff_ff_ff) >>> 0;
}
