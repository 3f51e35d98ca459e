import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Loader } from '#web/ui/loader.tsx';
import { hasUnsavedWork } from '#web/ui/unsaved-work.ts';

/**
 * Shows its children to people who are signed in; sends others to /login and keeps the origin page in the location
 * state. A session that ends over an open generator, or over something typed that is not saved yet, does not tear the page
 * away: a conversion may be going on there.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [wasSignedIn, setWasSignedIn] = useState(Boolean(session));
  if (session && !wasSignedIn) setWasSignedIn(true);

  const from = location.pathname + location.search + location.hash;
  const keeps = location.pathname === paths.generator() || hasUnsavedWork();
  const mayEnter = session ? true : wasSignedIn && keeps;
  useEffect(() => {
    if (session !== undefined && !mayEnter) void navigate(paths.login, { state: { from }, replace: true });
  }, [session, mayEnter, from, navigate]);
  return mayEnter ? children : <Loader />;
}
