import type { ReactNode } from 'react';
import { loadChunk } from '#web/load-chunk.ts';
import { whenNear } from '#web/public-pages/alive/when-near.ts';
import { whenThere } from '#web/public-pages/alive/when-there.ts';
import { AsItCame, loadSectionsOf, type StillSections } from '#web/public-pages/still.tsx';
import { enlivenDemonstration } from './demo/enliven-demonstration.ts';

type Sections = typeof import('./sections/sections.tsx');

const still: StillSections<Sections> = {
  import: () => import('./sections/sections.tsx'),
  enliven(root, signal) {
    enlivenDemonstration(root, signal);
    sendForms(root, signal);
    turnReviews(root, signal);
  },
};

/** For the loaders of our public pages. */
export const loadStill = () => loadSectionsOf(still);

/** Sections of our public pages: as they came, or shown by React in a browser that comes from another page. */
export function Still({ children }: { children: (sections: Sections) => ReactNode }) {
  return <AsItCame still={still}>{children}</AsItCame>;
}

/** The contact form is sent without leaving the page; the form around Retry loads it again. */
function sendForms(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      if (form.method === 'get') return window.location.reload();
      void loadChunk(() => import('./sections/send-form.ts')).then(({ sendForm }) => sendForm(form));
    },
    { signal },
  );
}

/** The row of reviews becomes a carousel when it comes near. */
function turnReviews(root: HTMLElement, signal: AbortSignal): void {
  const findReviews = () => root.querySelector<HTMLElement>('.reviews');
  whenThere(findReviews, signal, (reviews) =>
    whenNear(reviews, signal, async () => {
      const { startCarousel } = await loadChunk(() => import('./sections/start-carousel.ts'));
      if (!signal.aborted) signal.addEventListener('abort', startCarousel(reviews));
    }),
  );
}
