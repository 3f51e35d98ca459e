import type { IncomingHttpHeaders } from 'node:http';
import { type AnyProcedure, implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import { failure } from './errors.ts';
import type { Services } from './services.ts';
import type { Session, SessionUser } from './session.ts';

/** What every procedure gets: the services, who is asking and from which address, and the request's headers. */
export type RequestContext = Services & {
  user: SessionUser | null;
  session: Session | null;
  address: string;
  headers: IncomingHttpHeaders;
  resHeaders?: Headers;
};

/** The same for somebody who is signed in. */
export type MemberContext = RequestContext & SignedIn;

type SignedIn = { user: SessionUser; session: Session };

const procedures = implement(contract).$context<RequestContext>();

export const needsMember = procedures.middleware(({ context, next }) => next({ context: memberOf(context) }));
export const needsAdmin = procedures.middleware(({ context, next }) => next({ context: adminOf(context) }));

/** Anybody may call. */
export const visitor = procedures;

/** Signed in. `context.user` and `context.session` are there. */
export const member = procedures.use(needsMember);

/** Signed in with the role Admin. */
export const admin = procedures.use(needsAdmin);

/** For calls that need more than all others, which the composition puts into every context. Add who may: `.use(needsMember)`. */
export const callsWith = <More extends Record<string, unknown>>() =>
  implement(contract).$context<RequestContext & More>();

/** @throws why the file is refused, as far as the headers tell */
export type Admit = (context: MemberContext) => Promise<void>;

/** For a call with the same answer for everybody until something is announced on SITE_STREAM. */
export const sameForEverybody = procedures.middleware(({ next }) => next());

/**
 * For a list whose rows come from a presenter, which the compiler checks against the contract. Checking each row again at
 * every call would take longer than reading it.
 */
export const presented = procedures.middleware(({ next }) => next());

const admissions = new WeakMap<object, Admit>();

/** For a call that takes a file: `admit` is asked before any of it is read. */
export function takesFile(admit: Admit) {
  const middleware = procedures.middleware(({ next }) => next());
  admissions.set(middleware, admit);
  return middleware;
}

/** What the middlewares of a call say before its body is read. */
export type BeforeBody = {
  /** @throws UNAUTHORIZED, FORBIDDEN */
  refuseStrangers(context: RequestContext): void;
  /** Only of calls that take a file. */
  admit: Admit | undefined;
  /** Anybody may call. */
  isPublic: boolean;
  isSameForEverybody: boolean;
  isPresented: boolean;
};

/** Bodies are large and expensive to read, so callers without the right to call are refused first. */
export function beforeBody({ '~orpc': { middlewares } }: AnyProcedure): BeforeBody {
  return {
    refuseStrangers(context) {
      if (middlewares.includes(needsMember)) memberOf(context);
      if (middlewares.includes(needsAdmin)) adminOf(context);
    },
    admit: middlewares.map((middleware) => admissions.get(middleware)).find(Boolean),
    isPublic: !middlewares.includes(needsMember) && !middlewares.includes(needsAdmin),
    isSameForEverybody: middlewares.includes(sameForEverybody),
    isPresented: middlewares.includes(presented),
  };
}

function memberOf({ user, session }: RequestContext): SignedIn {
  if (!user || !session) throw failure('UNAUTHORIZED');
  return { user, session };
}

function adminOf(context: RequestContext): SignedIn {
  const known = memberOf(context);
  if (known.user.role !== 'Admin') throw failure('FORBIDDEN', 'Only an administrator can do this.');
  return known;
}
