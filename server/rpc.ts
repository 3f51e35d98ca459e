import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import type { SessionUser } from './features/accounts/create-auth.ts';
import { failure } from './platform/errors.ts';
import type { Services } from './services.ts';

/** What every procedure gets: the services, who is asking and from which address, and the request's headers. */
export type RequestContext = Services & {
  user: SessionUser | null;
  address: string;
  headers: Headers;
  resHeaders?: Headers;
};

const procedures = implement(contract).$context<RequestContext>();

/** Anybody may call. */
export const visitor = procedures;

/** Signed in. `context.user` is there. */
export const member = procedures.use(({ context, next }) => {
  if (!context.user) throw failure('UNAUTHORIZED');
  return next({ context: { user: context.user } });
});

/** Signed in with the role Admin. */
export const admin = procedures.use(({ context, next }) => {
  if (!context.user) throw failure('UNAUTHORIZED');
  if (context.user.role !== 'Admin') throw failure('FORBIDDEN', 'Only an administrator can do this.');
  return next({ context: { user: context.user } });
});
