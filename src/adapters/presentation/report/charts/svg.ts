import { escapeHtml } from '#adapters/presentation/escape-html.ts';

/**
 * Colours for light paper. Each mark also has a class of the same name, so that a style sheet can replace its colour.
 * Marks have a contrast of at least 3:1 with the paper, texts 4.5:1.
 */
const paints = {
  ink: '#1d2433',
  soft: '#566072',
  paper: '#ffffff',
  grid: '#dcd9d0',
  axis: '#858b96',
  own: '#1f5f5b',
  you: '#2b4c8c',
  cost: '#a4451d',
} as const satisfies Readonly<Record<string, string>>;

export type Paint = keyof typeof paints;

interface Stroke {
  readonly paint: Paint;
  readonly width: number;
}

interface Shape {
  readonly fill?: Paint;
  readonly stroke?: Stroke;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface TextStyle {
  readonly size: number;
  readonly paint?: Paint;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isBold?: boolean;
}

/** Only plain shapes and presentation attributes, which svg-to-pdfkit supports and a strict content policy allows. */
export const picture = (
  size: { readonly width: number; readonly height: number; readonly fontFamily: string },
  marks: readonly string[],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${number(size.width)}" height="${number(size.height)}" ` +
  `viewBox="0 0 ${number(size.width)} ${number(size.height)}" font-family="${escapeHtml(size.fontFamily)}">` +
  `${marks.join('')}</svg>`;

export const line = (from: Point, to: Point, stroke: Stroke): string =>
  `<line x1="${number(from.x)}" y1="${number(from.y)}" x2="${number(to.x)}" y2="${number(to.y)}"${paintOf({ stroke })}/>`;

/** Several lines as one shape, which takes a tenth of the size and time of separate shapes. */
export const lines = (all: readonly (readonly [from: Point, to: Point])[], stroke: Stroke): string =>
  `<path d="${all.map(([from, to]) => `M${number(from.x)} ${number(from.y)}L${number(to.x)} ${number(to.y)}`).join('')}"${paintOf({ stroke })}/>`;

export const circle = (center: Point, radius: number, shape: Shape): string =>
  `<circle cx="${number(center.x)}" cy="${number(center.y)}" r="${number(radius)}"${paintOf(shape)}/>`;

export const polygon = (corners: readonly Point[], shape: Shape): string =>
  `<polygon points="${corners.map(({ x, y }) => `${number(x)},${number(y)}`).join(' ')}"${paintOf(shape)}/>`;

export const box = (corner: Point, width: number, height: number, shape: Shape): string =>
  `<rect x="${number(corner.x)}" y="${number(corner.y)}" width="${number(width)}" height="${number(height)}"${paintOf(shape)}/>`;

export const words = (
  at: Point,
  content: string,
  { size, paint = 'ink', anchor, isBold }: TextStyle,
): string =>
  `<text x="${number(at.x)}" y="${number(at.y)}" font-size="${number(size)}"` +
  `${anchor === undefined ? '' : ` text-anchor="${anchor}"`}${isBold ? ' font-weight="bold"' : ''}` +
  `${paintOf({ fill: paint })}>${escapeHtml(content)}</text>`;

/** An estimate that is rather too wide: a little more than half an em for each character. */
export const widthOf = (content: string, size: number): number => content.length * size * 0.56;

function paintOf({ fill, stroke }: Shape): string {
  const classes = [fill && `fill-${fill}`, stroke && `stroke-${stroke.paint}`].filter((name) => name);
  const drawn = stroke ? ` stroke="${paints[stroke.paint]}" stroke-width="${number(stroke.width)}"` : '';
  return ` class="${classes.join(' ')}" fill="${fill ? paints[fill] : 'none'}"${drawn}`;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);
