import type { IncomingHttpHeaders } from 'node:http';
import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import type { SessionUser } from './features/accounts/create-auth.ts';
import type { Session } from './features/accounts/sessions/read-session.ts';
import { failure } from './platform/errors.ts';
import type { Services } from './services.ts';

/** What every procedure gets: the services, who is asking and from which address, and the request's headers. */
export type RequestContext = Services & {
  user: SessionUser | null;
  session: Session | null;
  address: string;
  headers: IncomingHttpHeaders;
  resHeaders?: Headers;
};

const procedures = implement(contract).$context<RequestContext>();

/** Anybody may call. */
export const visitor = procedures;

/** Signed in. `context.user` and `context.session` are there. */
export const member = procedures.use(({ context: { user, session }, next }) => {
  if (!user || !session) throw failure('UNAUTHORIZED');
  return next({ context: { user, session } });
});

/** Signed in with the role Admin. */
export const admin = procedures.use(({ context, next }) => {
  if (!context.user) throw failure('UNAUTHORIZED');
  if (context.user.role !== 'Admin') throw failure('FORBIDDEN', 'Only an administrator can do this.');
  return next({ context: { user: context.user } });
});
