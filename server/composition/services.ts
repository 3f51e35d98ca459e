import type { ContentCache } from '#server/features/content/index.ts';
import type { Auth } from '#server/features/sign-in/index.ts';
import type { Services } from '#server/platform/services.ts';

/** What the process holds: the outside world, and what features made of it for all calls. */
export type AllServices = Services & { auth: Auth; content: ContentCache };
