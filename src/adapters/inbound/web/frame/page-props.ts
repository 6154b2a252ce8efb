/** What every page is given. */
export interface PageProps<Texts> {
  readonly texts: Texts;
  /** Of the address, such as the 3 of `/app/assessment/3`. */
  readonly part: string | undefined;
}
