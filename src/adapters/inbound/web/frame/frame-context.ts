import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../language/language.ts';
import type { Address } from '../navigation/navigation.ts';

/** The texts that every page shares. */
export type FrameTexts = typeof import('../texts/en/frame.json');

interface Frame {
  readonly language: Language;
  readonly texts: FrameTexts;
  /** The address of the page that is shown. While the next page is loading, the browser already has the next address. */
  readonly address: Address;
}

const context = createContext<Frame | undefined>(undefined);

export const FrameProvider = context.Provider;

export function useFrame(): Frame {
  const frame = useContext(context);
  if (frame === undefined) throw new Error('A part of a page was drawn outside of the frame.');
  return frame;
}
