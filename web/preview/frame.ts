import { extractCraft } from '#fidelity/extract/extract-craft.ts';
import { extractPage } from '#fidelity/extract/extract-page.ts';
import type { Raster } from '#fidelity/facts.ts';
import { audit } from './audit.ts';
import { frameworkLoaded, loadFramework } from './load-framework.ts';
import { typefacesLoaded } from './load-typefaces.ts';
import type { FromFrame, ToFrame } from './messages.ts';
import { paintPage } from './paint-page.ts';
import { pickElement } from './pick-element.ts';
import { renderPage } from './render-page.ts';
import { pageShown, showStyled } from './show-styled.ts';
import { whenSettled } from './when-settled.ts';

/**
 * The script of the preview frame: one persistent document whose body is morphed in place while a page streams in. It
 * runs with an opaque origin and under its own strict policy; it listens to its parent only.
 */
const script = document.currentScript as HTMLScriptElement;
const say = (message: FromFrame) => window.parent.postMessage(message, '*');
let stopPicking = () => {};

async function obey(message: ToFrame): Promise<void> {
  if (message.type === 'hello') say({ type: 'ready' });
  if (message.type === 'render') {
    loadFramework(message.framework, script.nonce);
    renderPage(message.html, message.css);
    showStyled(message.framework);
  }
  if (['measure', 'paint', 'audit', 'read-code'].includes(message.type)) {
    await frameworkLoaded();
    await typefacesLoaded();
    await pageShown();
    await whenSettled();
  }
  if (message.type === 'measure') say({ type: 'facts', request: message.request, facts: extractPage(document) });
  if (message.type === 'paint') say({ type: 'painted', request: message.request, raster: await painted() });
  if (message.type === 'audit')
    say({ type: 'violations', request: message.request, violations: await audit(script.nonce) });
  if (message.type === 'read-code') say({ type: 'craft', request: message.request, craft: extractCraft(document) });
  if (message.type === 'pick') {
    stopPicking();
    if (message.on)
      stopPicking = pickElement(document, (element) =>
        say(element === null ? { type: 'pick-cancelled' } : { type: 'picked', element }),
      );
  }
}

async function painted(): Promise<Raster | null> {
  try {
    return await paintPage(document);
  } catch (error) {
    console.warn('The page could not be painted', error);
    return null;
  }
}

if (window.parent !== window) {
  stayHere(document);
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent) void obey(data as ToFrame);
  });
  document.addEventListener('DOMContentLoaded', () => say({ type: 'ready' }));
}

/** A preview is for looking: links lead nowhere, forms are not sent, so the frame never leaves its document. */
function stayHere(page: Document): void {
  const still = (event: Event) => {
    const inLink = event.composedPath().some((node) => node instanceof Element && /^(a|area)$/i.test(node.localName));
    if (inLink) event.preventDefault();
  };
  page.addEventListener('click', still, true);
  page.addEventListener('auxclick', still, true);
  page.addEventListener('submit', (event) => event.preventDefault(), true);
}
