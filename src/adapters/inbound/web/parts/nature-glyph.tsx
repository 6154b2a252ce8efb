import type { JSX } from 'preact';
import type { Nature } from '../api/api-types.ts';

/** Paths on a grid of 24 by 24, drawn as lines. */
export const glyphPaths: Readonly<Record<Nature, string>> = {
  // A spark.
  Creating: 'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z',
  // A line that turns upwards.
  Innovating: 'M3 18l6-6 4 4 8-9M15 7h6v6',
  // A voice.
  Performing: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4.5 4.5 0 0 1 0 6M19 6a9 9 0 0 1 0 12',
  // A compass.
  Advising: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM16 8l-2.2 5.8L8 16l2.2-5.8z',
  // Objects in order.
  Organizing: 'M4 4h7v7H4zM15 4h5v7h-5zM4 15h5v5H4zM13 15h7v5h-7z',
  // A heart.
  Providing: 'M12 20C7 16.5 4 13.5 4 9.8A4.2 4.2 0 0 1 12 8A4.2 4.2 0 0 1 20 9.8C20 13.5 17 16.5 12 20z',
  // Waves.
  Adapting: 'M3 8.5c3-4 6-4 9 0s6 4 9 0M3 15.5c3-4 6-4 9 0s6 4 9 0',
  // A magnifying glass.
  Analyzing: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21',
  // A flag.
  Leading: 'M6 21V3M6 4h13l-3.5 4.5L19 13H6',
};

interface Props {
  readonly nature: Nature;
}

/** The icon of a nature, in its colour. The name of the nature always stands beside it. */
export const NatureGlyph = ({ nature }: Props): JSX.Element => (
  <svg class="glyph" viewBox="0 0 24 24" data-nature={nature} aria-hidden="true">
    <path d={glyphPaths[nature]} />
  </svg>
);
