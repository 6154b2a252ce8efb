/** Some browsers begin to read the content only after a moment. */
const readWithinMs = 60_000;

/** Lets the browser save a file that was created on the page, like a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithinMs);
}
