import { callsWith, needsAdmin } from '#server/platform/rpc.ts';
import type { ContentCache } from './content-cache.ts';

// What the calls of the site's content are built on.
export const visitor = callsWith<{ content: ContentCache }>();
export const admin = visitor.use(needsAdmin);
