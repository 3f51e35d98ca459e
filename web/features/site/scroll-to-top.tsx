import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On every route change the window scrolls smoothly to the top. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  }, [pathname]);
  return null;
}
