import { readFileSync } from 'node:fs';
import type { EmbeddedFont, FontStyles, PdfkitDocument, PdfOptions } from './pdfmake-document.ts';
import { PdfDocument } from './pdfmake-parts.ts';
import { shareFont } from './shared-font.ts';

export type Family = 'Sans' | 'Serif' | 'Fallback';

/**
 * The last family has the most characters. Its italics are upright too, because the italic fonts have fewer characters.
 */
const files: Readonly<Record<Family, FontStyles>> = {
  Sans: {
    normal: import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    italics: import.meta
      .resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
    bolditalics: import.meta
      .resolve('@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf'),
  },
  Serif: {
    normal: import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    italics: import.meta
      .resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
    bolditalics: import.meta
      .resolve('@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf'),
  },
  Fallback: {
    normal: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    italics: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bolditalics: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
};

/** Whether all styles of a family can show a character. */
export type HasCharacter = (family: Family, character: string) => boolean;

export interface Fonts {
  readonly has: HasCharacter;
  /** Creates a document that has these fonts and may read no other file. */
  open(options: PdfOptions): PdfkitDocument;
}

const names: ReadonlySet<string> = new Set(Object.values(files).flatMap((styles) => Object.values(styles)));

/** Reads and parses the files once. Documents refer to the fonts by name and open no files. */
export function loadFonts(): Fonts {
  const probe = openDocument({ autoFirstPage: false, font: null });
  const shares = [...names].map((name) => [name, shareFont(read(name, probe))] as const);
  const open = (options: PdfOptions): PdfkitDocument => {
    const document = openDocument(options);
    const { _fontFamilies: opened } = document;
    for (const [index, [name, share]] of shares.entries()) opened[name] = share(document, `F${index + 1}`);
    return document;
  };
  return { open, has: remembered(characterTest(probe)) };
}

const openDocument = (options: Partial<PdfOptions>): PdfkitDocument =>
  new PdfDocument(files, {}, {}, {}, options, null, (path) => names.has(path));

function read(name: string, document: PdfkitDocument): EmbeddedFont {
  const { _font: font } = document.registerFont(name, readFileSync(new URL(name))).font(name);
  return font;
}

const characterTest =
  (probe: PdfkitDocument): HasCharacter =>
  (family, character) => {
    const codePoint = character.codePointAt(0);
    return (
      codePoint !== undefined &&
      [false, true].every((isBold) =>
        [false, true].every((isItalic) =>
          probe.provideFont(family, isBold, isItalic).font.hasGlyphForCodePoint(codePoint),
        ),
      )
    );
  };

function remembered(look: HasCharacter): HasCharacter {
  const known = new Map<string, boolean>();
  return (family, character) => {
    const key = family + character;
    const answer = known.get(key) ?? look(family, character);
    known.set(key, answer);
    return answer;
  };
}
