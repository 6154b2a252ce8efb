/** Values from 1 to 5 by the id of their statement. */
export type Answers = Readonly<Record<number, number>>;
