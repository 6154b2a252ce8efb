/** The props of every page. */
export interface PageProps<Texts> {
  readonly texts: Texts;
  /** The last part of the address, such as the 3 of `/app/assessment/3`. */
  readonly part: string | undefined;
}
