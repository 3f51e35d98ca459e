import { makeMarker } from './marker.ts';

const steps: Record<string, (element: Element) => Element | null> = {
  ArrowUp: (element) => element.previousElementSibling,
  ArrowDown: (element) => element.nextElementSibling,
  ArrowLeft: (element) => element.parentElement,
  // A drawing is one thing: nobody points at one of its lines.
  ArrowRight: (element) => (element.localName === 'svg' ? null : element.firstElementChild),
};

interface Pointing {
  /** Where the arrows start; otherwise at the first element of the body. */
  from?: () => Element | null;
  take: (element: Element) => void;
  giveUp: () => void;
}

/**
 * Lets people point at elements: by mouse, by touch, or by keyboard (arrows walk the tree, Enter takes, Escape gives up).
 * It goes on until it is stopped.
 * @returns stops it
 */
export function pointAt(page: Document, { from = () => null, take, giveUp }: Pointing): () => void {
  const stop = new AbortController();
  const marker = makeMarker(page);
  let current: Element | null = null;
  const mark = (element: Element | null) => {
    const whole = element?.closest('svg') ?? element;
    current = whole && page.body.contains(whole) && whole !== page.body ? whole : null;
    marker.lieOver(current);
  };
  const targetOf = ({ target }: Event) => (target instanceof Element ? target : null);
  const options = { capture: true, signal: stop.signal };

  page.addEventListener('pointermove', (event) => mark(targetOf(event)), options);
  page.addEventListener('pointerdown', (event) => mark(targetOf(event)), options);
  page.documentElement.addEventListener('pointerleave', () => mark(null), { signal: stop.signal });
  page.addEventListener('scroll', () => marker.lieOver(current), options);
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      mark(targetOf(event));
      if (current) take(current);
    },
    options,
  );
  page.addEventListener(
    'keydown',
    (event) => {
      const step = steps[event.key];
      if (step) {
        // What was pointed at may have left with the last version of the page.
        const start = current?.isConnected ? current : from();
        const next = start ? step(start) : page.body.firstElementChild;
        if (next && next !== page.body) mark(next);
        current?.scrollIntoView({ block: 'nearest' });
        marker.lieOver(current);
      } else if (event.key === 'Enter' && current) take(current);
      else if (event.key === 'Escape') giveUp();
      else return;
      event.preventDefault();
    },
    options,
  );
  return () => {
    stop.abort();
    marker.remove();
  };
}
