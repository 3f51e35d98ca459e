import { loadChunk } from '#web/load-chunk.ts';

/**
 * Takes the place of React Router's function of this name, which reloads the page at once when a
 * route's script fails: that would throw away what the visitor has typed, and forget where they wanted to go.
 */
export async function loadRouteModule(route: { id: string; module: string }, loaded: Record<string, unknown>) {
  loaded[route.id] ??= await loadChunk(() => import(/* @vite-ignore */ route.module));
  return loaded[route.id];
}
