import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A section that an address names is shown, and the Tab key goes on from there. @returns whether there is one */
function showSection(hash: string, behavior: ScrollBehavior): boolean {
  const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!section) return false;
  section.scrollIntoView({ behavior });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
}

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
    if (old !== undefined) return window.scrollTo({ top: old, behavior: 'instant' });
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = still ? 'instant' : 'smooth';
    if (showSection(location.hash, behavior)) return;
    if (former.pathname === location.pathname && former.search !== location.search) return;
    window.scrollTo({ top: 0, behavior });
  }, [location, action]);
  return null;
}
