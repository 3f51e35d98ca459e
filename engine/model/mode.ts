/** How a page is written: in the steps of a design system, or with every measured pixel. */
export type Mode = 'clean' | 'exact';
