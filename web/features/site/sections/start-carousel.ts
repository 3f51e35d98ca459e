import embla from 'embla-carousel';

const AUTOPLAY_MS = 3000;
const keys = new Map([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
]);

/** Turns the row of a reviews section into a carousel. @returns ends it */
export function startCarousel(section: HTMLElement): () => void {
  const row = section.querySelector<HTMLElement>('.reviews-row');
  const pause = section.querySelector<HTMLElement>('[data-turn=pause]');
  if (!row || !pause) return () => {};
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollLeft = 0;
  section.dataset.alive = '';
  const carousel = embla(row, { loop: true, align: 'start' });

  // A pointer on the reviews and the keyboard's focus hold it while they are there; the button pauses it until it is
  // pressed again. A link to the section leaves the focus on the section itself, and a click leaves it on a button that
  // nobody reads: neither holds anything.
  let paused = still;
  const held = () => row.matches(':hover') || section.querySelector(':focus-visible:not([data-turn=pause])') !== null;
  const timer = setInterval(() => {
    if (!paused && !document.hidden && !held()) carousel.scrollNext();
  }, AUTOPLAY_MS);
  const showPaused = () => {
    pause.setAttribute('aria-label', paused ? 'Play reviews' : 'Pause reviews');
    pause.toggleAttribute('data-paused', paused);
  };
  showPaused();

  const ended = new AbortController();
  const turns: Record<string, () => void> = {
    next: () => carousel.scrollNext(still),
    previous: () => carousel.scrollPrev(still),
    pause: () => {
      paused = !paused;
      showPaused();
    },
  };
  const { signal } = ended;
  row.addEventListener('keydown', ({ key }) => turns[keys.get(key) ?? '']?.(), { signal });
  section.addEventListener(
    'click',
    ({ target }) => turns[(target as Element).closest<HTMLElement>('[data-turn]')?.dataset.turn ?? '']?.(),
    { signal },
  );
  return () => {
    ended.abort();
    clearInterval(timer);
    carousel.destroy();
    delete section.dataset.alive;
  };
}
