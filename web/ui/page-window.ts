/** Page numbers shown at once. */
const WINDOW = 5;

export type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * Page numbers around the present page: at most five in a row, the first and the last page always, with an ellipsis
 * where numbers are left out. A gap of one page is that page.
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  const start = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pages - WINDOW + 1));
  const end = Math.min(pages, start + WINDOW - 1);
  const slots: PageSlot[] = Array.from({ length: end - start + 1 }, (_, i) => start + i);
  if (start > 3) slots.unshift(1, 'gap-before');
  else for (let n = start - 1; n >= 1; n--) slots.unshift(n);
  if (end < pages - 2) slots.push('gap-after', pages);
  else for (let n = end + 1; n <= pages; n++) slots.push(n);
  return slots;
}
