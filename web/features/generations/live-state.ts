import type { Generation, GenerationEvent, Stage } from '#contract/generations.ts';

/** What is known of a conversion while it runs. */
export interface Live {
  stage: Stage | null;
  progress: number;
  detail: string;
  preview: { html: string; css: string } | null;
}

export const startOf = (generation: Pick<Generation, 'stage' | 'progress'>): Live => ({
  stage: generation.stage,
  progress: generation.progress,
  detail: '',
  preview: null,
});

/** Takes one event in. Events that come again after a reconnection change nothing back. */
export function afterEvent(live: Live, event: GenerationEvent): Live {
  switch (event.type) {
    case 'stage':
      return event.progress < live.progress
        ? live
        : { ...live, stage: event.stage, progress: event.progress, detail: event.detail ?? '' };
    case 'preview':
      return { ...live, preview: { html: event.html, css: event.css } };
    default:
      return live;
  }
}

export const isRunning = (generation: Pick<Generation, 'status'> | undefined): boolean =>
  generation?.status === 'queued' || generation?.status === 'running';

export const isFinal = (event: GenerationEvent): boolean =>
  event.type === 'succeeded' || event.type === 'failed' || event.type === 'cancelled';
