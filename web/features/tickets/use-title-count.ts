import { useEffect } from 'react';
import { countedTitle } from './counted-title.ts';

/** Puts a number in front of the browser's title, also when another page brings another title. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const wanted = countedTitle(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = countedTitle(document.title, 0);
    };
  }, [count]);
}
