import { shortOuterHtml } from './short-outer-html.ts';

const steps: Record<string, (element: Element) => Element | null> = {
  ArrowUp: (element) => element.previousElementSibling,
  ArrowDown: (element) => element.nextElementSibling,
  ArrowLeft: (element) => element.parentElement,
  ArrowRight: (element) => element.firstElementChild,
};

/**
 * Lets people point at an element: by mouse, by touch, or by keyboard (arrows walk the tree, Enter picks, Escape gives
 * up). `done` is called once, with the element's shortened HTML, or null when they gave up.
 * @returns stops without an answer
 */
export function pickElement(page: Document, done: (element: string | null) => void): () => void {
  const stop = new AbortController();
  const marker = makeMarker(page);
  let current: Element | null = null;
  const mark = (element: Element | null) => {
    current = element && page.body.contains(element) && element !== page.body ? element : null;
    placeMarker(marker, current);
  };
  const end = (element: string | null) => {
    halt();
    done(element);
  };
  const halt = () => {
    stop.abort();
    marker.remove();
  };
  const targetOf = ({ target }: Event) => (target instanceof Element ? target : null);
  const options = { capture: true, signal: stop.signal };

  page.addEventListener('pointermove', (event) => mark(targetOf(event)), options);
  page.addEventListener('pointerdown', (event) => mark(targetOf(event)), options);
  page.addEventListener('scroll', () => placeMarker(marker, current), options);
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      mark(targetOf(event));
      if (current) end(shortOuterHtml(current));
    },
    options,
  );
  page.addEventListener(
    'keydown',
    (event) => {
      const step = steps[event.key];
      if (step) {
        const next = current ? step(current) : page.body.firstElementChild;
        if (next && next !== page.body) mark(next);
        current?.scrollIntoView({ block: 'nearest' });
        placeMarker(marker, current);
      } else if (event.key === 'Enter' && current) end(shortOuterHtml(current));
      else if (event.key === 'Escape') end(null);
      else return;
      event.preventDefault();
    },
    options,
  );
  return halt;
}

/** It stands beside the body, so that it is neither morphed away nor part of what is picked. */
function makeMarker(page: Document): HTMLElement {
  const marker = page.createElement('div');
  marker.style.cssText =
    'position:fixed;z-index:2147483647;pointer-events:none;display:none;box-sizing:border-box;' +
    'border:2px solid #1446d6;background:rgb(20 70 214 / .14);box-shadow:0 0 0 2px #fff,0 0 0 3px #1446d6';
  page.documentElement.append(marker);
  return marker;
}

function placeMarker({ style }: HTMLElement, element: Element | null): void {
  style.display = element ? 'block' : 'none';
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}
