import { loadResult } from '#web/features/demo/load-result.ts';
import { moveDivider } from '#web/features/demo/move-divider.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { checkWords } from './check-words.ts';
import { followLinks } from './follow-links.ts';
import { mendPictures } from './mend-pictures.ts';
import { showAll } from './show-all.ts';
import { whenNear } from './when-near.ts';
import { whenThere } from './when-there.ts';

/**
 * What the public sections can do besides being read. They are plain HTML that stays as the server sent it, so this
 * works on elements and needs none of the code that made them.
 * @param go leads to another page of the site without loading it again
 * @returns ends it
 */
export function enliven(root: HTMLElement, go: (to: string) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  followLinks(root, go, signal);
  mendPictures(root, signal);
  showAll(root, signal);
  checkWords(root, signal);
  moveDivider(root, signal);
  loadResult(root, signal);

  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      if (form.method === 'get') return window.location.reload();
      void loadChunk(() => import('../contact/send-form.ts')).then(({ sendForm }) => sendForm(form));
    },
    { signal },
  );

  const findReviews = () => root.querySelector<HTMLElement>('.reviews');
  whenThere(findReviews, signal, (reviews) =>
    whenNear(reviews, signal, async () => {
      const { startCarousel } = await loadChunk(() => import('../testimonials/start-carousel.ts'));
      if (!signal.aborted) signal.addEventListener('abort', startCarousel(reviews));
    }),
  );
  return () => ended.abort();
}
