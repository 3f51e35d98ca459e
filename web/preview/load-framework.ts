import type { Framework } from '#contract/generations.ts';

let loaded: Framework | undefined;

/** Brings in what the framework's pages need, once: the parent uses a new frame for another framework. */
export function loadFramework(framework: Framework, nonce: string): void {
  if (loaded) return;
  loaded = framework;
  if (framework === 'tailwind') {
    const runtime = document.createElement('script');
    runtime.nonce = nonce;
    runtime.src = '/preview/tailwind.js';
    document.head.append(runtime);
  }
  if (framework === 'bootstrap') {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/preview/bootstrap.css';
    document.head.append(sheet);
  }
}
