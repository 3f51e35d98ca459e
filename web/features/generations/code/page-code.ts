/** A page as people read and change it. */
export interface PageCode {
  html: string;
  css: string;
}
