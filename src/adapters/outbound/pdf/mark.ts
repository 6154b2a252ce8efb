/** An element of a document's structure tree, as pdfkit keeps it. */
export interface StructureElement {
  readonly dictionary: { readonly data: { readonly S: string; A?: object } };
  add(child: object): this;
  end(): void;
}

/** An address, or the id of a text of the same document; with what a screen reader says. */
export type LinkTarget = ({ readonly url: string } | { readonly destination: string }) & {
  readonly title: string;
};

/** What a run of text or a drawing is part of. */
export interface Mark {
  readonly element: StructureElement;
  readonly link?: LinkTarget;
  readonly bookmark?: string;
}
