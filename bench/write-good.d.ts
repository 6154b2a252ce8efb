/** The package has no types of its own. */
declare module 'write-good' {
  export default function writeGood(text: string): readonly { readonly reason: string }[];
}
