import type { GenerationResult } from '#contract/generations.ts';
import type { Analysis } from '#engine/index.ts';
import { encodePicture } from '#server/platform/ai/encode-picture.ts';
import type { Question } from '#server/platform/ai/stream-reply.ts';
import { failure } from '#server/platform/errors.ts';
import { getResult } from './get-result.ts';
import { analysisOf, convertPicture, resultOf } from './make-built-in.ts';
import { cleanPage, type Page } from './page/clean-page.ts';
import { cropImages } from './page/crop-images.ts';
import { imageRegions } from './page/image-regions.ts';
import { takeOutPictures } from './page/image-tokens.ts';
import { printMeasurements } from './prompt/measurements.ts';
import { askForChange, askForPage, askForRepair } from './prompt/question.ts';
import type { Run } from './run.ts';

/** How much of a generation is the engine's part. */
const ENGINE_SHARE = 0.3;

/** What a provider is asked for, and what its page is completed with. */
export type Task = {
  question: Question;
  /** Names of the pictures that the page may show. */
  tokens: ReadonlySet<string>;
  /** The pictures that this code names, as `data:` URLs. */
  picturesFor(code: Page): Promise<ReadonlyMap<string, string>>;
  /** What is known about the picture, for the result. */
  facts: Omit<GenerationResult, 'html' | 'css'>;
  /** The engine's own result, to fall back to. */
  builtIn: GenerationResult | undefined;
  /** What the engine found in the picture; a follow-up does not look at it again. */
  analysis: Analysis | undefined;
  /** How to ask for a better version; only where the page is meant to look like the picture. */
  askForRepair: ((page: Page, problems: readonly string[]) => Question) | undefined;
};

export const taskOf = (run: Run): Promise<Task> => (run.row.rootId === run.row.id ? firstVersion(run) : followUp(run));

async function firstVersion(run: Run): Promise<Task> {
  const { row, worker } = run;
  const picture = await worker.storage.get(row.imageKey);
  const converted = await convertPicture(run, picture, { share: ENGINE_SHARE });
  const regions = imageRegions(converted.layout);
  const brief = {
    framework: row.framework,
    mode: row.mode,
    picture: await encodePicture(picture),
    measurements: printMeasurements(converted, regions, row.mode),
    userInstructions: row.instructions,
  };
  const builtIn = resultOf(row, converted);
  const { html: _html, css: _css, ...facts } = builtIn;
  return {
    question: askForPage(brief),
    tokens: new Set(regions.map(({ token }) => token)),
    picturesFor: ({ html, css }) =>
      cropImages(
        picture,
        regions.filter(({ token }) => html.includes(token) || css.includes(token)),
      ),
    facts: { ...facts, warnings: converted.warnings },
    builtIn,
    analysis: analysisOf(converted),
    askForRepair: (page, problems) => askForRepair(brief, page, problems),
  };
}

/** A changed page is meant to differ from the picture, so it is not measured against it. */
async function followUp(run: Run): Promise<Task> {
  const { row, worker } = run;
  const parent = row.parentId ? await getResult(worker.db, row.parentId) : null;
  if (!parent) throw failure('NOT_FOUND', 'The version that was to be changed has been deleted.');
  const { html, css, ...facts } = parent;
  const pictures = new Map<string, string>();
  const code = cleanPage({ html, css }, row.framework, takeOutPictures(pictures));
  const picture = await encodePicture(await worker.storage.get(row.imageKey));
  run.progress.report({ preview: { html, css } });
  return {
    question: askForChange(
      { framework: row.framework, mode: row.mode, picture, userInstructions: row.instructions },
      { html: code.html, css: code.css },
      row.element,
    ),
    tokens: new Set(pictures.keys()),
    picturesFor: async () => pictures,
    facts: { ...facts, warnings: [] },
    builtIn: undefined,
    analysis: undefined,
    askForRepair: undefined,
  };
}
