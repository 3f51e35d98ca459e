import { extractPage } from '#fidelity/extract/extract-page.ts';
import { frameworkLoaded, loadFramework } from './load-framework.ts';
import type { FromFrame, ToFrame } from './messages.ts';
import { renderPage } from './render-page.ts';
import { stayHere } from './stay-here.ts';
import { whenSettled } from './when-settled.ts';

/**
 * The script of the preview frame: one persistent document whose body is morphed in place while a page streams in. It
 * runs with an opaque origin and under its own strict policy; it listens to its parent only.
 */
const script = document.currentScript as HTMLScriptElement;
const say = (message: FromFrame) => window.parent.postMessage(message, '*');

async function obey(message: ToFrame): Promise<void> {
  if (message.type === 'hello') say({ type: 'ready' });
  if (message.type === 'render') {
    loadFramework(message.framework, script.nonce);
    renderPage(message.html, message.css);
  }
  if (message.type === 'measure') {
    await frameworkLoaded();
    await whenSettled();
    say({ type: 'facts', request: message.request, facts: extractPage(document) });
  }
}

if (window.parent !== window) {
  stayHere(document);
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent) void obey(data as ToFrame);
  });
  document.addEventListener('DOMContentLoaded', () => say({ type: 'ready' }));
}
