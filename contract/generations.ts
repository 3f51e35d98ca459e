import { eventIterator, oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';

/** Upload limits of the generator. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const IMAGE_TYPES = ['PNG', 'JPEG', 'WebP', 'AVIF', 'GIF'] as const;
/** Generations of one user that may be queued or running at the same time. */
export const MAX_RUNNING_PER_USER = 2;

export const framework = z.enum(['tailwind', 'bootstrap', 'custom']);
export type Framework = z.infer<typeof framework>;

export const generationEngine = z.enum(['built-in']);
export type GenerationEngine = z.infer<typeof generationEngine>;

export const generationStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type GenerationStatus = z.infer<typeof generationStatus>;

export const stage = z.enum(['decode', 'segment', 'text', 'style', 'layout', 'emit']);
export type Stage = z.infer<typeof stage>;

/** One line of text as the engine read it: box in px of the design, colour `#rrggbb`, size in px, confidence 0–100. */
export const textLine = z.object({
  text: z.string(),
  confidence: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
  fontSize: z.number(),
});

export const generationResult = z.object({
  html: z.string().describe('A complete document'),
  css: z.string().describe('Empty unless the framework is custom'),
  warnings: z.array(z.string()),
  width: z.number().int().describe('Design width in px'),
  height: z.number().int().describe('Design height in px'),
  lines: z.array(textLine),
  palette: z.array(z.string()),
  typeScale: z.array(z.number()),
});
export type GenerationResult = z.infer<typeof generationResult>;

export const generation = z.object({
  _id: recordId,
  status: generationStatus,
  framework,
  engine: generationEngine,
  instructions: z.string(),
  imageName: z.string(),
  imageURL: z.string().describe('Path of the re-encoded picture'),
  imageWidth: z.number().int(),
  imageHeight: z.number().int(),
  stage: stage.nullable(),
  progress: z.number().min(0).max(1),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  durationMs: z.number().int().nullable(),
});
export type Generation = z.infer<typeof generation>;

export const generationWithResult = generation.extend({ result: generationResult.nullable() });
export type GenerationWithResult = z.infer<typeof generationWithResult>;

/** What happens to a generation, in order. Each event's SSE id is its number; `Last-Event-ID` resumes behind it. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued') }),
  z.object({ type: z.literal('stage'), stage, progress: z.number(), detail: z.string().optional() }),
  z.object({ type: z.literal('preview'), html: z.string(), css: z.string() }),
  z.object({ type: z.literal('succeeded') }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('cancelled') }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

export const generatorStatus = z.object({
  engines: z.array(
    z.object({ id: generationEngine, name: z.string(), available: z.boolean(), readsInstructions: z.boolean() }),
  ),
  cost: z.number().int().describe('Credits per generation'),
  maxImageBytes: z.number().int(),
  maxImagePixels: z.number().int(),
});
export type GeneratorStatus = z.infer<typeof generatorStatus>;

const signedIn = { UNAUTHORIZED: errors.UNAUTHORIZED };
const ownRecord = { ...signedIn, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This conversion does not exist.' } };

export const generations = {
  getGenerator: oc
    .route({ method: 'GET', path: '/api/generator', summary: 'Which engines can be used now', tags: ['Generations'] })
    .output(generatorStatus),
  createGeneration: oc
    .route({
      method: 'POST',
      path: '/api/generations',
      successStatus: 201,
      summary: 'Convert a design (multipart; header Idempotency-Key makes a retry safe)',
      tags: ['Generations'],
    })
    .input(
      z.object({
        image: z.file({ error: 'Please upload a UI/UX image first.' }),
        framework: framework.default('tailwind'),
        instructions: z.string().max(20_000).default(''),
        engine: generationEngine.default('built-in'),
      }),
    )
    .output(generation)
    .errors({
      ...signedIn,
      INSUFFICIENT_CREDITS: errors.INSUFFICIENT_CREDITS,
      TOO_MANY_RUNNING: errors.TOO_MANY_RUNNING,
      QUEUE_FULL: errors.QUEUE_FULL,
      IMAGE_REJECTED: errors.IMAGE_REJECTED,
      IMAGE_TOO_LARGE: errors.IMAGE_TOO_LARGE,
      IDEMPOTENCY_KEY_REUSED: errors.IDEMPOTENCY_KEY_REUSED,
    }),
  listGenerations: oc
    .route({ method: 'GET', path: '/api/generations', summary: 'Own generations, newest first', tags: ['Generations'] })
    .input(z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }))
    .output(z.array(generation))
    .errors(signedIn),
  getGeneration: oc
    .route({
      method: 'GET',
      path: '/api/generations/{id}',
      summary: 'One generation with its result',
      tags: ['Generations'],
    })
    .input(byId)
    .output(generationWithResult)
    .errors(ownRecord),
  getGenerationImage: oc
    .route({
      method: 'GET',
      path: '/api/generations/{id}/image',
      summary: 'The design as it was stored',
      tags: ['Generations'],
    })
    .input(byId)
    .output(z.file())
    .errors(ownRecord),
  cancelGeneration: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/cancel',
      summary: 'Stop a generation; its credit comes back',
      tags: ['Generations'],
    })
    .input(byId)
    .output(generation)
    .errors(ownRecord),
  deleteGeneration: oc
    .route({
      method: 'DELETE',
      path: '/api/generations/{id}',
      successStatus: 200,
      summary: 'Delete a finished generation with its picture and events',
      tags: ['Generations'],
    })
    .input(byId)
    .output(z.object({ success: z.literal(true) }))
    .errors({ ...ownRecord, STILL_RUNNING: errors.STILL_RUNNING }),
  watchGeneration: oc
    .route({ method: 'GET', path: '/api/generations/{id}/events', summary: 'Live events (SSE)', tags: ['Generations'] })
    .input(byId)
    .output(eventIterator(generationEvent))
    .errors(ownRecord),
};
