/** Columns of text with headings, or one line if there are no rows. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  nothing: string,
): readonly string[] {
  if (rows.length === 0) return [nothing];
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** In UTC with seconds; `-` means never. */
export const timeOf = (at: Date | null): string =>
  at === null ? '-' : at.toISOString().replace(/\.\d{3}Z$/, 'Z');

export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
