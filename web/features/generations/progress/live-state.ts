import type { Generation, GenerationEvent, Stage } from '#contract/generations.ts';

/** A result that waits to be measured before it is mended or taken. */
export type Candidate = Omit<Extract<GenerationEvent, { type: 'candidate' }>, 'type'>;

/** What is known of a conversion while it runs. */
export interface Live {
  stage: Stage | null;
  progress: number;
  detail: string;
  preview: { html: string; css: string } | null;
  /** The newest one. */
  candidate: Candidate | null;
}

export const startOf = (generation: Pick<Generation, 'stage' | 'progress'>): Live => ({
  stage: generation.stage,
  progress: generation.progress,
  detail: '',
  preview: null,
  candidate: null,
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
    case 'candidate': {
      const { type: _type, ...candidate } = event;
      return { ...live, preview: { html: event.html, css: event.css }, candidate };
    }
    default:
      return live;
  }
}

export const isRunning = (generation: Pick<Generation, 'status'> | undefined): boolean =>
  generation?.status === 'queued' || generation?.status === 'running';

export const isFinal = (event: GenerationEvent): boolean =>
  event.type === 'succeeded' || event.type === 'failed' || event.type === 'cancelled';
