import { useEffect, useState } from 'react';
import type { Theme } from '#web/preferences.ts';

const STYLES = 'link[rel="stylesheet"], style';

/** A copy of the app's styles, in order. */
const copyStyles = () =>
  [...document.head.querySelectorAll(STYLES)].map((style) => style.cloneNode(true) as HTMLElement);

/** Settles when a stylesheet is there, or cannot be had. */
const whenLoaded = (link: HTMLElement) =>
  new Promise<void>((done) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
  });

/** Gives a document of our own the app's stylesheets and theme. @returns whether the styles are there */
export function useStyles(page: Document | undefined, theme: Theme): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!page) return;
    let known = '';
    const copy = async () => {
      const styles = copyStyles();
      const found = styles.map(({ outerHTML }) => outerHTML).join('');
      if (found === known) return;
      known = found;
      const former = [...page.head.querySelectorAll(STYLES)];
      const loading = styles.filter((style) => style.matches('link')).map(whenLoaded);
      page.head.append(...styles);
      await Promise.all(loading);
      for (const style of former) style.remove();
      setReady(true);
    };
    void copy();
    // Styles that come later: of parts that are loaded lazily, and of a development server.
    const observer = new MutationObserver(() => void copy());
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [page]);
  useEffect(() => {
    if (!page) return;
    const { documentElement: root } = page;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [page, theme]);
  return ready;
}
