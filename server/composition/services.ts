import type { ContentCache } from '#server/features/content/content-cache.ts';
import type { Auth } from '#server/features/sign-in/create-auth.ts';
import type { Services } from '#server/platform/services.ts';

/** What the process holds: the outside world, and what features made of it for all calls. */
export type AllServices = Services & { auth: Auth; content: ContentCache };
