import { extractCraft } from '#fidelity/extract/extract-craft.ts';
import { extractPage } from '#fidelity/extract/extract-page.ts';
import type { Raster } from '#fidelity/facts.ts';
import { audit } from './audit.ts';
import { findOverflow } from './find-overflow.ts';
import { forwardKeys } from './forward-keys.ts';
import { forwardWheel } from './forward-wheel.ts';
import { frameworkLoaded, loadFramework } from './load-framework.ts';
import { typefacesLoaded } from './load-typefaces.ts';
import type { Box } from './marker.ts';
import type { FromFrame, ToFrame, Violation } from './messages.ts';
import { elementOf, numberOf } from './numbers.ts';
import { paintPage } from './paint-page.ts';
import { pickElement } from './pick-element.ts';
import { pointAt } from './point-at.ts';
import { readStyles } from './read-styles.ts';
import { readTokens } from './read-tokens.ts';
import { renderPage } from './render-page.ts';
import { follow, followChanges, isShown, shownElement, showPlace } from './show-place.ts';
import { pageShown, showStyled } from './show-styled.ts';
import { nextFrames, whenSettled } from './when-settled.ts';

/**
 * The script of the preview frame: one persistent document whose body is morphed in place while a page streams in. It
 * runs with an opaque origin and under its own strict policy; it listens to its parent only, and only if that is a page of
 * the service that this script came from.
 */
const script = document.currentScript as HTMLScriptElement;
const service = new URL(script.src).origin;
const say = (message: FromFrame) => window.parent.postMessage(message, '*');
const name = String(Math.random());
const sayReady = () => say({ type: 'ready', document: name });
let stopPicking = () => {};
let stopPointing = () => {};
let stopZooming = () => {};

async function obey(message: ToFrame): Promise<void> {
  if (message.type === 'hello') sayReady();
  if (message.type === 'render') {
    loadFramework(message.framework, script.nonce);
    renderPage(message.html, message.css);
    showStyled(message.framework);
    follow();
  }
  if (['measure', 'paint', 'audit', 'read-code', 'find-overflow'].includes(message.type)) {
    await frameworkLoaded();
    await typefacesLoaded();
    await pageShown();
    await whenSettled();
  }
  if (message.type === 'measure') say({ type: 'facts', request: message.request, facts: extractPage(document) });
  if (message.type === 'paint') say({ type: 'painted', request: message.request, raster: await painted() });
  if (message.type === 'audit') say({ type: 'violations', request: message.request, violations: await audited() });
  if (message.type === 'find-overflow') say({ type: 'overflow', request: message.request, ...findOverflow(document) });
  if (message.type === 'read-code') say({ type: 'craft', request: message.request, craft: extractCraft(document) });
  if (message.type === 'pick') {
    stopPicking();
    if (message.on)
      stopPicking = pickElement(document, (element) =>
        say(element === null ? { type: 'pick-cancelled' } : { type: 'picked', element }),
      );
  }
  if (message.type === 'point') {
    stopPointing();
    if (message.on) stopPointing = startPointing();
  }
  if (message.type === 'zooms') {
    stopZooming();
    if (message.on) stopZooming = forwardWheel(document, (by) => say({ type: 'zoom', by }));
  }
  if (message.type === 'show') showPlace(message.at === null ? null : { at: message.at }, message.scroll);
  if (message.type === 'show-box') await showBox(message.box);
  if (message.type === 'styles' || message.type === 'tokens') await lookedUp(message);
}

/** Styles and tokens as they are once the framework has styled the version in sight. */
async function lookedUp(message: Extract<ToFrame, { type: 'styles' | 'tokens' }>): Promise<void> {
  await frameworkLoaded();
  await pageShown();
  // Tailwind's runtime writes its rules a moment after the page has changed.
  await nextFrames(2);
  if (message.type === 'tokens') return say({ type: 'tokens', tokens: readTokens(document) });
  const element = elementOf(message.at);
  if (element) say({ type: 'styles', at: message.at, ...readStyles(element) });
}

/** Outlines a place, and brings it into view once the window has the size that it is meant for: the parent may just have changed it. */
async function showBox(box: Box): Promise<void> {
  showPlace(box, false);
  await frameworkLoaded();
  await pageShown();
  await nextFrames(2);
  if (!isShown(box)) return;
  showPlace(box, true);
  tellElementIn(box);
}

/** Which element of the source a place belongs to, for the code beside the preview. */
function tellElementIn({ x, y, width, height }: Box): void {
  const element = document.elementFromPoint(x + width / 2 - window.scrollX, y + height / 2 - window.scrollY);
  const at = element && numberOf(element);
  if (typeof at === 'number') say({ type: 'shown-box', at });
}

function startPointing(): () => void {
  return pointAt(document, {
    from: shownElement,
    take: (element) => {
      const at = numberOf(element);
      if (at !== undefined) say({ type: 'pointed', at });
    },
    giveUp: () => {
      stopPointing();
      say({ type: 'point-cancelled' });
    },
  });
}

async function audited(): Promise<Violation[] | null> {
  try {
    return await audit(script.nonce);
  } catch (error) {
    console.warn('The page could not be audited', error);
    return null;
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
  keepWidth(document);
  stayHere(document);
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source === window.parent && origin === service) void obey(data as ToFrame);
  });
  document.addEventListener('DOMContentLoaded', () => {
    followChanges(document);
    forwardKeys(document, (keys) => say({ type: 'keys', keys }));
    sayReady();
  });
}

/**
 * The page is as wide as its window, as in the picture that it was made from: where scrollbars take room (Windows, Linux),
 * it would be laid out narrower, and measured so. It scrolls as ever. The sheet is none of the page's own styles.
 */
function keepWidth(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { scrollbar-width: none; }');
  page.adoptedStyleSheets.push(sheet);
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
