import { useEffect, useLayoutEffect } from 'react';
import type { Theme } from '#web/preferences.ts';

/** The rules of a stylesheet of ours; those of a browser's extension may not be read. */
function rulesOf(sheet: CSSStyleSheet): string {
  try {
    const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    return sheet.media.mediaText ? `@media ${sheet.media.mediaText} {${rules}}` : rules;
  } catch {
    return '';
  }
}

/** Gives a document of our own the app's styles and theme. They are read where they are: nothing waits for the network. */
export function useStyles(page: Document | undefined, theme: Theme): void {
  useLayoutEffect(() => {
    if (!page) return;
    const style = page.createElement('style');
    page.head.append(style);
    const copy = () => {
      const styles = [...document.styleSheets].map(rulesOf).join('\n');
      if (style.textContent !== styles) style.textContent = styles;
    };
    copy();
    // Styles that come later: of parts that are loaded lazily, and of a development server.
    const observer = new MutationObserver(copy);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true });
    document.head.addEventListener('load', copy, { capture: true });
    return () => {
      observer.disconnect();
      document.head.removeEventListener('load', copy, { capture: true });
      style.remove();
    };
  }, [page]);
  useEffect(() => {
    if (!page) return;
    const { documentElement: root } = page;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [page, theme]);
}
