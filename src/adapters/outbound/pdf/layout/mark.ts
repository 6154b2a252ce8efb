/** An element of a document's structure tree, as pdfkit represents it. */
export interface StructureElement {
  readonly dictionary: { readonly data: { readonly S: string; A?: object } };
  add(child: object): this;
}

/** The element that a run of text or a drawing belongs to. */
export interface Mark {
  readonly element: StructureElement;
  readonly bookmark?: string;
}
