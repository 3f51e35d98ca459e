import type { Framework } from '#contract/generations.ts';
import { arrival } from './arrival.ts';

let loading: Promise<unknown> | undefined;

/** Brings in what the framework's pages need, once: the parent uses a new frame for another framework. */
export function loadFramework(framework: Framework, nonce: string): void {
  loading ??= framework === 'custom' ? Promise.resolve() : arrival(elementFor(framework, nonce));
}

/** Resolves when the framework is there (or cannot be had). */
export const frameworkLoaded = async (): Promise<void> => {
  await loading;
};

function elementFor(framework: 'tailwind' | 'bootstrap', nonce: string): HTMLElement {
  if (framework === 'tailwind')
    return Object.assign(document.createElement('script'), { nonce, src: '/preview/tailwind.js' });
  return Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/preview/bootstrap.css',
    // Its rules may be read then, to paint the page.
    crossOrigin: 'anonymous',
  });
}
