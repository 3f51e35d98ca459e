/** The source text of a page: the document, and the style sheet beside it (empty for Tailwind and Bootstrap). */
export interface PageCode {
  html: string;
  css: string;
}
