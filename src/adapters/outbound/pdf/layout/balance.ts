import type { TextContent } from './content.ts';
import type { HeightOf } from './page-fit.ts';
import { textWidth } from './page-style.ts';

/** Makes a text narrower, so that its lines have about the same length, without adding lines. */
export type Balance = (text: TextContent) => TextContent;

/** In points. */
const closeEnough = 3;

export const makeBalance =
  (heightOf: HeightOf): Balance =>
  (text) => {
    const indented = (right: number): TextContent => ({ ...text, margin: [0, 0, right, 0] });
    const height = heightOf(text);
    let right = 0;
    for (let step = textWidth / 4; step > closeEnough; step /= 2)
      if (heightOf(indented(right + step)) <= height) right += step;
    return indented(right);
  };
