/** A visible element of a page; drawings (`svg`) are leaves. */
export type CraftElement = {
  /** Index of its parent in `CraftFacts.elements`, which comes before it; −1 for the body. */
  parent: number;
  tag: string;
  /** Its class attribute, sorted and without duplicates. */
  classes: string;
  /** Its style attribute without addresses of pictures. */
  style: string;
  /** Its role attribute. */
  role: string;
};

/** The text of one visible text node, or of a button that is an `input`. */
export type CraftText = { text: string; element: number };

/** What a page uses different values of. */
export const VALUE_KINDS = ['fontSize', 'color', 'gap', 'margin', 'family'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** How a page is written: what the measures of craft need to know of its document. Plain data: it survives JSON. */
export type CraftFacts = {
  /** In the order of the document. */
  elements: CraftElement[];
  texts: CraftText[];
  /** Every class of every element, as often as it stands there, also of those that are not visible. */
  classes: string[];
  /** Elements with a style attribute, also of those that are not visible. */
  inlineStyles: number;
  /** The different values that visible elements use. */
  values: Record<ValueKind, string[]>;
};
