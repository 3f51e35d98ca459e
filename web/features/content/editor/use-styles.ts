import { useEffect, useState } from 'react';
import type { Theme } from '#web/preferences.ts';

/** What the app's stylesheets say, by address. Fetched once: no other preview waits for the network. */
const texts = new Map<string, Promise<string>>();

function fetchText(address: string): Promise<string> {
  const known = texts.get(address);
  if (known) return known;
  const text = fetch(address, { cache: 'force-cache' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => {
      texts.delete(address);
      return '';
    });
  texts.set(address, text);
  return text;
}

/** The text as it was written: rules read back lose a shorthand with a variable that a longhand follows. */
async function textOf(sheet: HTMLLinkElement | HTMLStyleElement): Promise<string> {
  const text = sheet instanceof HTMLLinkElement ? await fetchText(sheet.href) : sheet.textContent;
  return sheet.media ? `@media ${sheet.media} {${text}}` : text;
}

/** The app's styles as they are now, in order. */
async function readStyles(): Promise<string> {
  const sheets = document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style');
  return (await Promise.all([...sheets].map(textOf))).join('\n');
}

/** Gives a document of our own the app's styles and theme. @returns whether the styles are there */
export function useStyles(page: Document | undefined, theme: Theme): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!page) return;
    const style = page.createElement('style');
    page.head.append(style);
    let asked = 0;
    const copy = async () => {
      const turn = ++asked;
      const styles = await readStyles();
      if (turn !== asked) return;
      if (style.textContent !== styles) style.textContent = styles;
      setReady(true);
    };
    void copy();
    // Styles that come later: of parts that are loaded lazily, and of a development server.
    const observer = new MutationObserver(() => void copy());
    observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true });
    return () => {
      asked++;
      observer.disconnect();
      style.remove();
    };
  }, [page]);
  useEffect(() => {
    if (!page) return;
    const { documentElement: root } = page;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [page, theme]);
  return ready;
}

// Asked for with the editors' code, before there is a preview to fill.
if (typeof document !== 'undefined') void readStyles();
