/** Whether a text contains anything that can be quoted. */
export const isSaid = (text: string | undefined): boolean => /[\p{L}\p{N}]/u.test(text ?? '');
