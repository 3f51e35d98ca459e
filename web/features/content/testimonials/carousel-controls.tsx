import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useMedia } from '#web/ui/use-media.ts';
import { useHeld } from './use-held.ts';

const AUTOPLAY_MS = 3000;

/** Turns the row inside `root` into a carousel, and steers it. A chunk of its own, loaded when the row comes near. */
export default function CarouselControls({ root }: { root: RefObject<HTMLElement | null> }) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [attach, carousel] = useEmblaCarousel({ loop: true, align: 'start' });
  const [paused, setPaused] = useState(still);
  const held = useHeld(root);

  useEffect(() => {
    const row = root.current?.querySelector<HTMLElement>('.reviews-row');
    if (!row) return;
    row.scrollLeft = 0;
    row.dataset.carousel = '';
    attach(row);
    return () => {
      delete row.dataset.carousel;
    };
  }, [root, attach]);

  useEffect(() => {
    if (!carousel || paused || held) return;
    const timer = setInterval(() => document.hidden || carousel.scrollNext(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [carousel, paused, held]);

  useEffect(() => {
    const row = carousel?.rootNode();
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') carousel?.scrollNext(still);
      if (key === 'ArrowLeft') carousel?.scrollPrev(still);
    };
    row?.addEventListener('keydown', turn);
    return () => row?.removeEventListener('keydown', turn);
  }, [carousel, still]);

  return (
    <>
      <button type="button" aria-label={paused ? 'Play reviews' : 'Pause reviews'} onClick={() => setPaused(!paused)}>
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </button>
      <button type="button" aria-label="Previous review" onClick={() => carousel?.scrollPrev(still)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <button type="button" aria-label="Next review" onClick={() => carousel?.scrollNext(still)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  );
}
