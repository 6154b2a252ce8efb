import type { DetailedAssessmentResult, Nature } from '#adapters/inbound/web/api/api-types.ts';
import { glyphPaths } from '#adapters/inbound/web/parts/nature-glyph.tsx';
import { dotsOf, mostRadius, size } from './portrait-dots.ts';

export interface PictureContent {
  readonly natures: DetailedAssessmentResult['natures'];
  readonly standouts: readonly Nature[];
  readonly nameOf: (nature: Nature) => string;
  readonly brand: string;
  readonly headline: string;
  /** The text at the bottom, with the address of the service. */
  readonly invitation: string;
}

const [width, height] = [1080, 1350];
const margin = 90;
const portraitScale = 2.45;
const glyphGrid = 24;

/** Draws a picture without numbers, in the colours of the page. It is not sent anywhere. */
export async function drawPicture(canvas: HTMLCanvasElement, content: PictureContent): Promise<Blob | null> {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const colours = getComputedStyle(document.documentElement);
  const paint = (name: string): string => colours.getPropertyValue(`--${name}`).trim();
  const font = (weight: number, pixels: number, family: 'sans' | 'serif'): string =>
    `${weight} ${pixels}px ${paint(family)}`;
  await Promise.all([
    document.fonts.load(font(600, 40, 'serif')),
    document.fonts.load(font(400, 30, 'sans')),
  ]);

  const write = (text: string, x: number, y: number, style: string, colour: string): void => {
    Object.assign(context, { font: style, fillStyle: paint(colour) });
    context.fillText(text, x, y, width - 2 * margin);
  };

  context.fillStyle = paint('paper');
  context.fillRect(0, 0, width, height);
  context.fillStyle = paint('own');
  context.fillRect(0, 0, width, 18);
  write(content.brand, margin, 120, font(600, 34, 'sans'), 'own');
  write(content.headline, margin, 200, font(600, 64, 'serif'), 'ink');
  write(content.standouts.map(content.nameOf).join(' · '), margin, 262, font(400, 40, 'sans'), 'soft');
  write(`${content.invitation} · ${location.host}`, margin, height - 70, font(400, 34, 'sans'), 'soft');

  context.translate((width - size.width * portraitScale) / 2, 318);
  context.scale(portraitScale, portraitScale);
  for (const dot of dotsOf(content.natures)) drawDot(context, dot, content, paint, font);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawDot(
  context: CanvasRenderingContext2D,
  { nature, x, y, radius, glyphSize, nameY }: ReturnType<typeof dotsOf>[number],
  { standouts, nameOf }: PictureContent,
  paint: (name: string) => string,
  font: (weight: number, pixels: number, family: 'sans' | 'serif') => string,
): void {
  const isFull = standouts.includes(nature);
  const hue = paint(nature.toLowerCase());
  const ring = (ofRadius: number): void => {
    context.beginPath();
    context.arc(x, y, ofRadius, 0, 2 * Math.PI);
  };
  ring(mostRadius);
  Object.assign(context, { strokeStyle: paint('line'), lineWidth: 1 });
  context.stroke();
  ring(radius);
  Object.assign(context, { fillStyle: hue, globalAlpha: isFull ? 1 : 0.2 });
  context.fill();
  context.globalAlpha = 1;
  Object.assign(context, { fillStyle: paint(isFull ? 'ink' : 'soft'), textAlign: 'center' });
  context.font = font(isFull ? 600 : 400, 13, 'sans');
  context.fillText(nameOf(nature), x, nameY);

  context.save();
  context.translate(x - glyphSize / 2, y - glyphSize / 2);
  context.scale(glyphSize / glyphGrid, glyphSize / glyphGrid);
  Object.assign(context, {
    strokeStyle: isFull ? paint('paper') : hue,
    lineWidth: 1.75,
    lineCap: 'round',
    lineJoin: 'round',
  });
  context.stroke(new Path2D(glyphPaths[nature]));
  context.restore();
}
