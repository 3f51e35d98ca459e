const SHOWN = 40;

/** A picked element in a few characters: `h1 “Harbour tours”`. */
export function elementLabel(outerHTML: string): string {
  const name = /^<([a-z][\w-]*)/i.exec(outerHTML)?.[1]?.toLowerCase() ?? 'element';
  const text = outerHTML
    .replace(/<(?:[^>"']|"[^"]*"|'[^']*')*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!text) return name;
  return `${name} “${text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text}”`;
}
