/** The body of a submission: `value` for every item, with exceptions by item id. */
export const responsesOf = (value: number, exceptions: Readonly<Record<number, unknown>> = {}) => ({
  responses: Array.from({ length: 76 }, (_, index) => ({
    item_id: index + 1,
    value: exceptions[index + 1] ?? value,
  })),
});
