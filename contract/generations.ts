import { eventIterator, oc } from '@orpc/contract';
import * as z from 'zod';
import { provider } from './provider-keys.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { DEFAULT_MODE, MAX_REPAIR_ROUNDS } from './vocabulary/generation-limits.ts';
import { byId, recordId } from './vocabulary/ids.ts';
import { languageChoice } from './vocabulary/languages.ts';
import { componentKind, componentSources, pageCss, pageHtml, sourceFile } from './vocabulary/page-code.ts';
import { typeface } from './vocabulary/typefaces.ts';

export const framework = z.enum(['tailwind', 'bootstrap', 'custom']);
export type Framework = z.infer<typeof framework>;

/** Clean prefers the steps of a design system, Exact keeps every measured pixel. */
export const mode = z.enum(['clean', 'exact'], { error: 'Unknown mode: choose clean or exact.' });
export type Mode = z.infer<typeof mode>;

/** Narrower screens that a page may have a picture of its own for. */
export const narrowScreen = z.enum(['tablet', 'phone']);
export type NarrowScreen = z.infer<typeof narrowScreen>;

/** Who serves the web fonts that a page names. */
export const fontService = z.enum(['google', 'bunny']);
export type FontService = z.infer<typeof fontService>;

export type { ComponentKind, ComponentSources, SourceFile } from './vocabulary/page-code.ts';

/** What a member chooses: `automatic` is a provider if one of its keys is active, otherwise the built-in engine. */
export const engineChoice = z.enum(['automatic', 'built-in', ...provider.options]);
export type EngineChoice = z.infer<typeof engineChoice>;

/** Who made the result. */
export const generationEngine = z.enum(['built-in', ...provider.options]);
export type GenerationEngine = z.infer<typeof generationEngine>;

export const generationStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type GenerationStatus = z.infer<typeof generationStatus>;

/** `ask`: the provider writes. `repair`: it repairs what the preview measured. The others are the built-in engine's. */
export const stage = z.enum(['decode', 'segment', 'text', 'style', 'layout', 'emit', 'ask', 'repair']);
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

/** Most corrections of one page. */
export const MAX_CORRECTIONS = 200;
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Where the page lies in the picture, in px of the picture; `density` of them make a CSS pixel. */
export const pageArea = box.extend({ density: z.number().positive() });
export type PageArea = z.infer<typeof pageArea>;

/** What a place of the design is, whatever the engine took it for. `ignore`: nothing. */
export const boxKind = z.enum(['text', 'icon', 'picture', 'ignore']);
export type BoxKind = z.infer<typeof boxKind>;

/** What a member corrected of the engine's reading; boxes in px of the design. */
export const corrections = z.object({
  boxes: z
    .array(z.object({ box, kind: boxKind }))
    .max(MAX_CORRECTIONS)
    .default([]),
  words: z
    .array(z.object({ box, text: z.string().trim().min(1).max(2000) }))
    .max(MAX_CORRECTIONS)
    .default([])
    .describe('What the line at this place says'),
  typeface: typeface.optional().describe('Family of the whole page'),
  language: languageChoice.optional(),
});
export type Corrections = z.infer<typeof corrections>;

/** The page as the engine laid it out: a tree of boxes in px of the design, each with the HTML element it became. */
export const layoutNode = z.object({
  kind: z.enum(['stack', 'row', 'overlay', 'text', 'image', 'rule', 'empty']),
  role: z.string(),
  box,
  text: z.string().optional(),
  image: z.enum(['photo', 'icon']).optional(),
  component: z.string().optional().describe('What it is an instance of, where the page has several'),
  get children() {
    return z.array(layoutNode).optional();
  },
});
export type LayoutNode = z.infer<typeof layoutNode>;

/** The page in Clean mode as the engine wrote it: its elements with their words. A page by somebody else is held against it. */
export const outlineNode = z.object({
  tag: z.string(),
  role: z.string().optional(),
  component: z.string().optional().describe('What it is an instance of, where the page has several'),
  modifier: z.string().optional().describe('How it is set apart from the others'),
  get children() {
    return z.array(z.union([z.string(), outlineNode])).optional();
  },
});
export type OutlineNode = z.infer<typeof outlineNode>;

/** What was read in a picture for a narrower screen, to measure the page there. */
const screenFacts = z.object({
  screen: narrowScreen,
  width: z.number().int(),
  height: z.number().int(),
  pageArea,
  lines: z.array(textLine),
  layout: layoutNode,
});
export type ScreenFacts = z.infer<typeof screenFacts>;

export const generationResult = z.object({
  html: z.string().describe('A complete document'),
  css: z.string().describe('Empty unless the framework is custom'),
  warnings: z.array(z.string()).describe('What to check, in sentences'),
  width: z.number().int().describe('Design width in px'),
  height: z.number().int().describe('Design height in px'),
  pageArea: pageArea.optional().describe('The part of the design that is the page; absent from older results'),
  lines: z.array(textLine),
  palette: z.array(z.string()),
  typeScale: z.array(z.number()),
  layout: layoutNode.optional().describe('Absent from results of the first version'),
  outline: outlineNode.optional().describe('Of the page that the built-in engine writes in Clean mode'),
  screens: z.array(screenFacts).optional().describe('Of each picture for a narrower screen'),
  components: componentSources
    .optional()
    .describe(
      'Where the page was written from components that were changed; in them assets/picture-1.webp stands for the first file that is embedded in the page, and so on',
    ),
});
export type GenerationResult = z.infer<typeof generationResult>;

export const generation = z.object({
  _id: recordId,
  status: generationStatus,
  framework,
  mode,
  fonts: fontService,
  language: languageChoice.describe('What was asked for; the page says what it was read as'),
  engine: generationEngine,
  model: z.string().nullable().describe('Model of the provider; null for the built-in engine'),
  parentId: recordId.nullable().describe('The version that a follow-up edit started from'),
  rootId: recordId.describe('First version of the tree that this one belongs to'),
  element: z.string().nullable().describe('Opening tag and text of the element the follow-up is about'),
  rewritten: z.boolean().describe('Written from the stored analysis in another framework or mode: it cost nothing'),
  edited: z.boolean().describe("Saved by hand: its code is the member's own"),
  corrections: corrections.nullable().describe("What was corrected of the engine's reading"),
  free: z.boolean().describe('It cost nothing: the sample design, or a corrected page'),
  name: z.string().describe('What the member calls it, or the name of the picture'),
  projectId: recordId.nullable(),
  repair: z.boolean(),
  score: z.number().min(0).max(1).nullable().describe('Mean of the four text scores as the preview measured them'),
  faithful: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('The one figure, from text and pixels, as the preview measured it; null where it did not'),
  instructions: z.string(),
  imageName: z.string(),
  imageURL: z.string().describe('Path of the re-encoded picture'),
  imageWidth: z.number().int(),
  imageHeight: z.number().int(),
  screens: z
    .array(z.object({ screen: narrowScreen, imageURL: z.string() }))
    .describe('Pictures for narrower screens, which the page in Clean mode follows as well'),
  stage: stage.nullable(),
  progress: z.number().min(0).max(1),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  durationMs: z.number().int().nullable(),
});
export type Generation = z.infer<typeof generation>;

export const generationWithResult = generation.extend({
  result: generationResult.nullable(),
  hasAnalysis: z.boolean().describe('It can be written in another framework at no cost'),
  hasClean: z
    .boolean()
    .describe('It can be written in Clean mode at no cost; pictures converted before there was one have none'),
});
export type GenerationWithResult = z.infer<typeof generationWithResult>;

/** What happens to a generation, in order. Each event's SSE id is its number; `Last-Event-ID` resumes after it. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued') }),
  z.object({ type: z.literal('stage'), stage, progress: z.number(), detail: z.string().optional() }),
  z.object({ type: z.literal('preview'), html: z.string(), css: z.string() }),
  z.object({
    type: z.literal('candidate'),
    round: z.number().int().describe('0 for the first result, then one for each repair'),
    html: z.string(),
    css: z.string(),
    lines: z.array(textLine).describe("The picture's own analysis, to measure the candidate against"),
    width: z.number().int(),
    height: z.number().int(),
    pageArea: pageArea.optional(),
    layout: layoutNode.optional().describe("The picture's own structure, to compare the candidate's with"),
    outline: outlineNode.optional().describe('In Clean mode: of the page that the candidate is compared with'),
  }),
  z.object({ type: z.literal('succeeded') }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('cancelled') }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

export const generatorStatus = z.object({
  engines: z.array(
    z.object({
      id: engineChoice,
      name: z.string(),
      available: z.boolean(),
      readsInstructions: z.boolean(),
      uses: generationEngine.nullable().describe('What would do the work now; null when nothing can'),
    }),
  ),
  cost: z.number().int().describe('Credits per generation'),
  maxImageBytes: z.number().int(),
  maxImagePixels: z.number().int(),
  sample: z.boolean().optional().describe('Whether the sample design is still free for who asks; absent for visitors'),
});
export type GeneratorStatus = z.infer<typeof generatorStatus>;

/** Filters of the list of generations, which comes in pages. */
export const generationQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: recordId.optional().describe('`_id` of the last one that is known: the answer begins behind it'),
  search: z.string().max(200).optional().describe('In the name of the picture and the instructions'),
  framework: framework.optional(),
  engine: generationEngine.optional(),
  status: generationStatus.optional(),
  project: recordId.optional(),
});
export type GenerationQuery = z.infer<typeof generationQuery>;

const ratio = z.number().min(0).max(1);

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
      summary: 'Convert a design, for up to three screens (multipart; header Idempotency-Key makes a retry safe)',
      tags: ['Generations'],
    })
    .input(
      z
        .object({
          image: z.file({ error: 'Please upload a UI/UX image first.' }),
          tablet: z.file().optional().describe('The same page on a tablet'),
          phone: z.file().optional().describe('The same page on a phone'),
          framework: framework.default('tailwind'),
          mode: mode.optional().describe('Without it the default; several pictures make a page in Clean mode'),
          fonts: fontService.default('google'),
          language: languageChoice.default('automatic').describe('What the design is written in'),
          instructions: z.string().max(20_000).default(''),
          engine: engineChoice.default('automatic'),
          repair: z.stringbool().default(true),
        })
        .refine(({ tablet, phone, mode }) => mode !== 'exact' || !(tablet ?? phone), {
          error: 'Several pictures make a page in Clean mode: choose clean.',
          path: ['mode'],
        })
        .refine(({ tablet, phone, engine }) => ['automatic', 'built-in'].includes(engine) || !(tablet ?? phone), {
          error: 'Several pictures are made one page by the built-in engine: choose built-in.',
          path: ['engine'],
        }),
    )
    .output(generation)
    .errors({
      ...signedIn,
      INSUFFICIENT_CREDITS: errors.INSUFFICIENT_CREDITS,
      STORAGE_FULL: errors.STORAGE_FULL,
      TOO_MANY_RUNNING: errors.TOO_MANY_RUNNING,
      QUEUE_FULL: errors.QUEUE_FULL,
      TOO_MANY_UPLOADS: errors.TOO_MANY_UPLOADS,
      BUSY: errors.BUSY,
      IMAGE_REJECTED: errors.IMAGE_REJECTED,
      IMAGE_TOO_LARGE: errors.IMAGE_TOO_LARGE,
      IMAGE_TOO_SMALL: errors.IMAGE_TOO_SMALL,
      IMAGE_ONE_COLOR: errors.IMAGE_ONE_COLOR,
      IDEMPOTENCY_KEY_REUSED: errors.IDEMPOTENCY_KEY_REUSED,
      NO_API_KEYS: errors.NO_API_KEYS,
    }),
  createSample: oc
    .route({
      method: 'POST',
      path: '/api/generations/sample',
      successStatus: 201,
      summary: 'Convert the sample design (free, once per account; asked again, the same conversion)',
      tags: ['Generations'],
    })
    .input(z.object({ framework: framework.default('tailwind'), mode: mode.default(DEFAULT_MODE) }))
    .output(generation)
    .errors({
      ...signedIn,
      SAMPLE_USED: errors.SAMPLE_USED,
      TOO_MANY_RUNNING: errors.TOO_MANY_RUNNING,
      QUEUE_FULL: errors.QUEUE_FULL,
    }),
  createFollowUp: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/follow-ups',
      successStatus: 201,
      summary: 'Change a finished result in words, as a new version (1 credit; a provider does it)',
      tags: ['Generations'],
    })
    .input(
      byId.extend({
        instructions: z.string().trim().min(1, 'Please describe the change.').max(20_000),
        element: z.string().max(4000).optional().describe('Outer HTML of the picked element, shortened'),
        engine: engineChoice.default('automatic'),
      }),
    )
    .output(generation)
    .errors({
      ...ownRecord,
      INSUFFICIENT_CREDITS: errors.INSUFFICIENT_CREDITS,
      STORAGE_FULL: errors.STORAGE_FULL,
      TOO_MANY_RUNNING: errors.TOO_MANY_RUNNING,
      QUEUE_FULL: errors.QUEUE_FULL,
      NO_API_KEYS: errors.NO_API_KEYS,
      STILL_RUNNING: errors.STILL_RUNNING,
    }),
  convertAgain: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/conversions',
      successStatus: 201,
      summary: 'Convert the stored picture again (1 credit; header Idempotency-Key makes a retry safe)',
      tags: ['Generations'],
    })
    .input(
      byId.extend({
        framework: framework.default('tailwind'),
        mode: mode.default(DEFAULT_MODE),
        fonts: fontService.default('google'),
        language: languageChoice.default('automatic').describe('What the design is written in'),
        instructions: z.string().max(20_000).default(''),
        engine: engineChoice.default('automatic'),
        repair: z.boolean().default(true),
      }),
    )
    .output(generation)
    .errors({
      ...ownRecord,
      INSUFFICIENT_CREDITS: errors.INSUFFICIENT_CREDITS,
      STORAGE_FULL: errors.STORAGE_FULL,
      TOO_MANY_RUNNING: errors.TOO_MANY_RUNNING,
      QUEUE_FULL: errors.QUEUE_FULL,
      IDEMPOTENCY_KEY_REUSED: errors.IDEMPOTENCY_KEY_REUSED,
      NO_API_KEYS: errors.NO_API_KEYS,
      STILL_RUNNING: errors.STILL_RUNNING,
    }),
  correctGeneration: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/corrections',
      successStatus: 201,
      summary: 'Write the page again, by the built-in engine, with what a member says about the design (free)',
      tags: ['Generations'],
    })
    .input(byId.extend({ corrections: corrections.describe('Added to what was corrected in this version') }))
    .output(generation)
    .errors({
      ...ownRecord,
      TOO_MANY_RUNNING: errors.TOO_MANY_RUNNING,
      TOO_MANY_CORRECTIONS: errors.TOO_MANY_CORRECTIONS,
      QUEUE_FULL: errors.QUEUE_FULL,
      IDEMPOTENCY_KEY_REUSED: errors.IDEMPOTENCY_KEY_REUSED,
      NO_CORRECTION: errors.NO_CORRECTION,
      STILL_RUNNING: errors.STILL_RUNNING,
      NO_ANALYSIS: errors.NO_ANALYSIS,
    }),
  writeVersion: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/versions',
      summary:
        "The built-in engine's page in another framework or mode, as a version (free; asked twice, the same version)",
      tags: ['Generations'],
    })
    .input(
      byId.extend({
        framework,
        mode: mode.optional().describe('As in the version asked for, unless it says so'),
        fonts: fontService.optional().describe('As in the version asked for, unless it says so'),
      }),
    )
    .output(generation)
    .errors({ ...ownRecord, STILL_RUNNING: errors.STILL_RUNNING, NO_ANALYSIS: errors.NO_ANALYSIS }),
  saveEdit: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/edits',
      successStatus: 201,
      summary: 'Save code that was changed by hand as a new version (free; the version it was made from stays)',
      tags: ['Generations'],
    })
    .input(
      byId.extend({
        html: pageHtml.refine(
          (html) => html.trim() !== '',
          'The page is empty, so it was not saved. Undo, or write something.',
        ),
        css: pageCss,
        components: componentSources
          .optional()
          .describe(
            'The components that the page was written from; assets/picture-1.webp may stand for the first file that is embedded in it, and so on',
          ),
        note: z.string().trim().max(200).default('').describe('What was changed, in a few words'),
      }),
    )
    .output(generation)
    .errors({ ...ownRecord, STILL_RUNNING: errors.STILL_RUNNING, PAGE_TOO_LARGE: errors.PAGE_TOO_LARGE }),
  recordScore: oc
    .route({
      method: 'PUT',
      path: '/api/generations/{id}/score',
      summary: "How faithful the owner's browser measured a finished page to be, for the list of conversions",
      tags: ['Generations'],
    })
    .input(byId.extend({ faithful: ratio.nullable(), score: ratio }))
    .output(z.object({ success: z.literal(true) }))
    .errors({ ...ownRecord, STILL_RUNNING: errors.STILL_RUNNING }),
  getPage: oc
    .route({
      method: 'GET',
      path: '/api/generations/{id}/pages/{mode}',
      summary:
        "The built-in engine's page in a mode, in this version's framework, to compare (free; nothing is stored)",
      tags: ['Generations'],
    })
    .input(byId.extend({ mode }))
    .output(generationResult.pick({ html: true, css: true }))
    .errors({ ...ownRecord, STILL_RUNNING: errors.STILL_RUNNING, NO_ANALYSIS: errors.NO_ANALYSIS }),
  getComponents: oc
    .route({
      method: 'GET',
      path: '/api/generations/{id}/components/{kind}',
      summary: 'This version as components: as they were saved, or written from its page (free; nothing is stored)',
      tags: ['Generations'],
    })
    .input(byId.extend({ kind: componentKind }))
    .output(z.object({ files: z.array(sourceFile) }))
    .errors({ ...ownRecord, STILL_RUNNING: errors.STILL_RUNNING }),
  writeComponents: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/components/{kind}',
      summary: 'A changed page of this version as components, before it is saved (free; nothing is stored)',
      tags: ['Generations'],
    })
    .input(byId.extend({ kind: componentKind, html: pageHtml, css: pageCss }))
    .output(z.object({ files: z.array(sourceFile) }))
    .errors(ownRecord),
  listVersions: oc
    .route({
      method: 'GET',
      path: '/api/generations/{id}/versions',
      summary: 'All versions of the tree this one belongs to, oldest first',
      tags: ['Generations'],
    })
    .input(byId)
    .output(z.array(generation))
    .errors(ownRecord),
  reportMeasurement: oc
    .route({
      method: 'POST',
      path: '/api/generations/{id}/measurements',
      summary: 'What the preview measured of a candidate; decides about the next repair round',
      tags: ['Generations'],
    })
    .input(
      byId.extend({
        round: z.number().int().min(0).max(MAX_REPAIR_ROUNDS),
        scores: z.object({
          ...{ block: ratio, text: ratio, position: ratio, color: ratio },
          faithful: ratio.optional(),
          craft: ratio.optional().describe('How well the page is written; in Clean mode'),
        }),
        problems: z.array(z.string().max(500)).max(60).describe('What is wrong, worst first: one sentence each'),
      }),
    )
    .output(z.object({ success: z.literal(true) }))
    .errors(ownRecord),
  listGenerations: oc
    .route({
      method: 'GET',
      path: '/api/generations',
      summary: 'Own generations, newest first; X-Total-Count says how many fit the search and the filters',
      tags: ['Generations'],
    })
    .input(generationQuery)
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
    .input(byId.extend({ screen: narrowScreen.optional().describe('That for a narrower screen') }))
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
      summary: 'Delete a finished version; it can be restored for ten minutes',
      tags: ['Generations'],
    })
    .input(byId)
    .output(z.object({ success: z.literal(true) }))
    .errors({ ...ownRecord, STILL_RUNNING: errors.STILL_RUNNING }),
  watchGeneration: oc
    .route({ method: 'GET', path: '/api/generations/{id}/events', summary: 'Live events (SSE)', tags: ['Generations'] })
    .input(byId)
    .output(eventIterator(generationEvent))
    .errors({ ...ownRecord, TOO_MANY_STREAMS: errors.TOO_MANY_STREAMS }),
};
