import type { Mark, StructureElement } from './layout/mark.ts';
import type { Drawing, Line, Page, PdfkitDocument, Vector } from './pdfmake-document.ts';
import { Renderer } from './pdfmake-parts.ts';

/** When a bookmark is opened, this much space is visible above the heading, in points. */
const bookmarkRoom = 12;

/**
 * Draws like pdfmake. In addition it records which element everything belongs to, and creates bookmarks for headings,
 * because pdfmake itself creates no structure.
 */
export class TaggedRenderer extends Renderer {
  readonly #document: PdfkitDocument;
  readonly #drawn = new WeakSet<object>();
  #open: StructureElement | 'artifact' | undefined;

  constructor(document: PdfkitDocument) {
    super(document);
    this.#document = document;
  }

  override renderPages(pages: readonly Page[]): void {
    for (const page of pages) {
      super.renderPages([page]);
      this.#close();
    }
  }

  override renderLine(line: Line, x: number, y: number): void {
    const mark = this.#isRepeated(line) ? undefined : line.inlines[0]?.mark;
    this.#enter(mark?.element);
    super.renderLine(line, x, y);
    if (mark?.bookmark !== undefined) this.#addBookmark(mark.bookmark, mark, y);
  }

  override renderVector(vector: Vector): void {
    this.#enter(undefined);
    super.renderVector(vector);
  }

  override renderSVG(drawing: Drawing): void {
    const element = drawing.mark?.element;
    this.#enter(element);
    if (element) element.dictionary.data.A = boundsOf(drawing, this.#document.page.height);
    super.renderSVG(drawing);
  }

  /** A line that was drawn before: the header of a table, repeated on a later page. */
  #isRepeated({ inlines: [first] }: Line): boolean {
    return first === undefined || !this.#isNew(first);
  }

  #isNew(thing: object): boolean {
    const isNew = !this.#drawn.has(thing);
    this.#drawn.add(thing);
    return isNew;
  }

  #enter(element: StructureElement | undefined): void {
    const next = element ?? 'artifact';
    if (this.#open === next) return;
    this.#close();
    this.#open = next;
    if (element) element.add(this.#document.markStructureContent(element.dictionary.data.S));
    else this.#document.markContent('Artifact');
  }

  #close(): void {
    if (this.#open !== undefined) this.#document.endMarkedContent();
    this.#open = undefined;
  }

  #addBookmark(title: string, mark: Mark, y: number): void {
    const { outline, page } = this.#document;
    if (this.#isNew(mark)) outline.addItem(title, { top: y - bookmarkRoom, left: page.width });
  }
}

const boundsOf = ({ x, y, _width, _height }: Drawing, pageHeight: number): object => ({
  O: 'Layout',
  Placement: 'Block',
  BBox: [x, pageHeight - y - _height, x + _width, pageHeight - y],
});
