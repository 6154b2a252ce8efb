import type { Content, Tag, TextContent } from './layout/content.ts';
import type { Mark, StructureElement } from './layout/mark.ts';
import type { PdfkitDocument } from './pdfmake-document.ts';

/**
 * Gives the document a structure tree that follows the content, and marks every run and drawing with its element.
 * Screen readers ignore what has no mark: headers, footers, lines and backgrounds.
 */
export function addStructure(content: Content, document: PdfkitDocument): void {
  const root = document.struct('Document');
  document.addStructure(root);
  mark(content, root, document);
}

function mark(content: Content, parent: StructureElement, document: PdfkitDocument): void {
  if ('text' in content) return markText(content, elementOf(content.tag ?? { type: 'P' }, parent, document));
  const element = content.tag ? elementOf(content.tag, parent, document) : parent;
  if ('svg' in content) content.mark = { element };
  else if ('table' in content) markRows(content.table.body, element, document, content.tag !== undefined);
  else for (const child of childrenOf(content)) mark(child, element, document);
}

function markRows(
  rows: readonly (readonly Content[])[],
  parent: StructureElement,
  document: PdfkitDocument,
  isData: boolean,
): void {
  for (const row of rows) {
    const element = isData ? elementOf({ type: 'TR' }, parent, document) : parent;
    for (const cell of row) mark(cell, element, document);
  }
}

function markText({ text, tag }: TextContent, element: StructureElement): void {
  const shared: Mark = {
    element,
    ...(tag?.bookmark !== undefined && { bookmark: tag.bookmark }),
  };
  for (const run of text) run.mark = shared;
}

const childrenOf = (content: Exclude<Content, { readonly text: unknown }>): readonly Content[] => {
  if ('stack' in content) return content.stack;
  return 'columns' in content ? content.columns : [];
};

function elementOf(
  { type, alternative, scope }: Omit<Tag, 'type'> & { readonly type: Tag['type'] | 'TR' },
  parent: StructureElement,
  document: PdfkitDocument,
): StructureElement {
  const element = document.struct(type, {
    ...(alternative !== undefined && { alt: alternative }),
    ...(scope !== undefined && { scope }),
  });
  parent.add(element);
  return element;
}
