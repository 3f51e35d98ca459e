import { paths } from '#web/paths.ts';

/** The whole address of a shared page. */
export const linkOf = (origin: string, token: string): string => origin + paths.shared(token);

/** A page taller than this many times its width scrolls within its embed. */
const TALLEST = 1.2;
const SCROLLED = 0.75;
/** What stands below the slider, as a share of the width. */
const FOOT = 0.05;

/** What to paste into another page to show the slider there. */
export function embedCode(
  origin: string,
  token: string,
  { name, width, height }: { name: string; width: number; height: number },
): string {
  const tall = height > width * TALLEST ? width * SCROLLED : height;
  const ratio = `${width} / ${Math.round(tall + width * FOOT)}`;
  const title = escaped(`${name}: design and result`);
  return `<iframe src="${escaped(origin + paths.embed(token))}" title="${title}" loading="lazy" style="width: 100%; aspect-ratio: ${ratio}; border: 0"></iframe>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
