const LONGEST = 2000;
const LONGEST_TEXT = 300;

/** An element's HTML to tell somebody which one is meant: embedded files left out, and of a large one only its tag and text. */
export function shortOuterHtml(element: Pick<Element, 'outerHTML' | 'textContent' | 'localName'>): string {
  const html = element.outerHTML.replace(/data:[^"')\s]{40,}/g, 'data:…');
  if (html.length <= LONGEST) return html;
  const opening = /^<(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(html)?.[0].slice(0, LONGEST - LONGEST_TEXT - 50) ?? '';
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return `${opening}${text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text}</${element.localName}>`;
}
