import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { whenThere } from '#web/public-pages/alive/when-there.ts';
import { showSection } from './show-section.ts';

const sectionNamed = (hash: string) => (hash ? document.getElementById(hash.slice(1)) : null);

/**
 * On every route change the window scrolls smoothly to the top, or to the section that the address names; Back and
 * Forward lead to the old position. A change of the query alone (a filter, a tab) leaves the window where it is.
 */
export function ScrollToTop() {
  const location = useLocation();
  const action = useNavigationType();
  const shown = useRef(location);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    // The browser keeps the position over a reload only; within the site it would jump before the page has changed.
    const leave = () => (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    // A visitor may have scrolled before the page was alive.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const former = shown.current;
    if (former === location) return;
    shown.current = location;
    const old = action === 'POP' ? positions.current.get(location.key) : undefined;
    // No call's value may be returned here: new browsers answer a scroll with a promise, and React would call it.
    if (old !== undefined) {
      window.scrollTo({ top: old, behavior: 'instant' });
      return;
    }
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = still ? 'instant' : 'smooth';
    const moved = former.pathname !== location.pathname || former.search === location.search;
    if (moved && !sectionNamed(location.hash)) window.scrollTo({ top: 0, behavior });
    const left = new AbortController();
    // A section that is still on its way is shown when it comes, unless the visitor has begun to read elsewhere.
    for (const begun of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(begun, () => left.abort(), { signal: left.signal, passive: true });
    if (location.hash)
      whenThere(
        () => sectionNamed(location.hash),
        left.signal,
        (section) => showSection(section, behavior, left.signal),
      );
    return () => left.abort();
  }, [location, action]);
  return null;
}
