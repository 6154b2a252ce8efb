import type { Mark } from './mark.ts';

/**
 * The part of pdfmake's content that reports use. Text is always a list of runs, because only runs keep their marks
 * when lines break.
 */
export type Content = TextContent | StackContent | ColumnsContent | TableContent | CanvasContent | SvgContent;

export interface TextStyle {
  readonly font?: string;
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly color?: string;
  readonly lineHeight?: number;
  readonly alignment?: 'left' | 'right' | 'center';
}

export interface Run extends TextStyle {
  readonly text: string;
  readonly wordBreak?: 'break-all';
  mark?: Mark;
}

type Margin = readonly [left: number, top: number, right: number, bottom: number];

interface Placement {
  readonly margin?: Margin;
  readonly width?: number | '*' | 'auto';
  /** The place in the structure of the document; text without a tag is a paragraph. */
  readonly tag?: Tag;
}

export interface TextContent extends Placement, TextStyle {
  readonly text: readonly Run[];
}

interface StackContent extends Placement {
  readonly stack: readonly Content[];
  /** Must fit on a page, because pdfmake loses what does not fit. */
  readonly unbreakable?: boolean;
  readonly pageBreak?: 'before';
}

interface ColumnsContent extends Placement {
  readonly columns: readonly Content[];
  readonly columnGap?: number;
}

export interface TableContent extends Placement {
  readonly table: {
    readonly widths: readonly (number | '*' | 'auto')[];
    readonly headerRows?: number;
    readonly keepWithHeaderRows?: number;
    readonly dontBreakRows?: boolean;
    readonly body: readonly (readonly Content[])[];
  };
  readonly layout: TableLayout;
}

export interface TableLayout {
  readonly hLineWidth: (line: number, node: TableContent) => number;
  readonly vLineWidth: (line: number, node: TableContent) => number;
  readonly hLineColor: () => string;
  readonly vLineColor: () => string;
  readonly paddingLeft: (column: number) => number;
  readonly paddingRight: (column: number, node: TableContent) => number;
  readonly paddingTop: () => number;
  readonly paddingBottom: () => number;
  readonly fillColor: () => string | null;
}

interface CanvasContent extends Placement {
  readonly canvas: readonly Shape[];
}

export type Shape =
  | {
      readonly type: 'rect';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r?: number;
      readonly color?: string;
      readonly lineColor?: string;
      readonly lineWidth?: number;
    }
  | {
      readonly type: 'ellipse';
      readonly x: number;
      readonly y: number;
      readonly r1: number;
      readonly r2: number;
      readonly color?: string;
      readonly lineColor?: string;
      readonly lineWidth?: number;
      readonly strokeOpacity?: number;
    }
  | {
      readonly type: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly lineColor: string;
      readonly lineWidth: number;
    };

interface SvgContent extends Placement {
  readonly svg: string;
  readonly width: number;
  mark?: Mark;
}

/** An element of the structure tree. Its children are the elements of the content below it, in the same order. */
export interface Tag {
  readonly type: TagType;
  /** Read aloud instead of a picture. */
  readonly alternative?: string;
  readonly scope?: 'Column' | 'Row';
  readonly bookmark?: string;
}

type TagType =
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'BlockQuote'
  | 'Caption'
  | 'Figure'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TBody'
  | 'TH'
  | 'TD';
