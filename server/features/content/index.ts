export { type ContentCache, createContentCache } from './content-cache.ts';
