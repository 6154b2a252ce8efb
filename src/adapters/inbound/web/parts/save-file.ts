/** Some browsers begin to read the content a moment later. */
const readWithinMs = 60_000;

/** Hands a file that was made here to the browser, as if it had been downloaded. */
export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithinMs);
}
