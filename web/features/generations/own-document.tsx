import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { paths } from '#web/paths.ts';
import { Loader } from '#web/ui/loader.tsx';

/**
 * The generator is always a document of its own: a document keeps the policy that it came with, and only the generator's
 * allows to send a page to CodePen or StackBlitz (server/platform/web/page-kinds.ts). Whoever comes from another page of the
 * app loads it once.
 */
export default function OwnDocument() {
  const isOwn = cameAs(paths.generator());
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn ? <Outlet /> : <Loader />;
}

/** Whether this document was loaded from that path. On the server it is about to be. */
function cameAs(path: string): boolean {
  if (typeof window === 'undefined') return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname.replace(/\/$/, '').toLowerCase() === path;
}
