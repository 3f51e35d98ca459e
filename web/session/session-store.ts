import { AUTH_FRESH_MS, navbarCache } from './navbar-cache.ts';
import { parseSession, readSession, type Session } from './session.ts';

// Who is signed in, as this tab knows it. Public pages and areas share it, and it needs no library.

const authState = navbarCache<Session>('navbar-auth-state', AUTH_FRESH_MS);
const listeners = new Set<() => void>();
let known: Session | undefined;
let knownSince = 0;
let leaving = false;

/** Undefined until the page's own data, or the server, has said it to this tab. */
export const knownSession = (): Session | undefined => known;

/** @returns stops hearing */
export function hearSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same answer stays the same object, so that nothing is rendered or run again. */
function adopt(session: Session): void {
  if (JSON.stringify(session) === JSON.stringify(known)) return;
  known = session;
  for (const listener of listeners) listener();
}

/**
 * Somebody logs out. Until the next page is there, a call that finds the session ended is no news: it would send the
 * visitor from the old page to /login.
 */
export function beginLeaving(): void {
  leaving = true;
}

/** Nobody should ask for anything any more that needs the session. */
export const isLeaving = (): boolean => leaving;

/** The next page is there. @returns whether somebody was leaving */
export function endLeaving(): boolean {
  const wasLeaving = leaving;
  leaving = false;
  return wasLeaving;
}

/** What the server has said just now. A visitor who is not signed in leaves nothing in the browser. */
export function setSession(session: Session): void {
  if (leaving) return;
  knownSince = Date.now();
  if (session) authState.write(session);
  else authState.remove();
  adopt(session);
}

/** @throws SignInError when the server does not say */
export async function askForSession(): Promise<Session> {
  setSession(await readSession());
  return known ?? null;
}

/** After five minutes the server is asked again, unless another tab has just asked. When it fails, nothing changes. */
export async function refreshStaleSession(): Promise<void> {
  if (known !== undefined && Date.now() - knownSince < AUTH_FRESH_MS) return;
  const elsewhere = parseSession(authState.read());
  if (elsewhere) return adopt(elsewhere);
  await askForSession().catch(() => {
    if (known === undefined) setSession(null);
  });
}
