/** An element of a document's structure tree, as pdfkit keeps it. */
export interface StructureElement {
  readonly dictionary: { readonly data: { readonly S: string; A?: object } };
  add(child: object): this;
}

/** What a run of text or a drawing is part of. */
export interface Mark {
  readonly element: StructureElement;
  readonly bookmark?: string;
}
