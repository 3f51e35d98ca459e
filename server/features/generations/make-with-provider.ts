import { and, eq } from 'drizzle-orm';
import type { GenerationResult } from '#contract/generations.ts';
import { providerNames } from '#contract/vocabulary/provider-names.ts';
import type { UsableKey } from '#server/features/provider-keys/index.ts';
import { beforeOutput, ProviderFailure } from '#server/platform/ai/provider-failure.ts';
import { readReply } from '#server/platform/ai/read-reply.ts';
import type { Question } from '#server/platform/ai/stream-reply.ts';
import { askProviders } from './ask-providers.ts';
import { keysToTry } from './choose-engine.ts';
import type { MadeBy } from './finish-generation.ts';
import { cleanPage, type Page } from './page/clean-page.ts';
import { toPictures, toTokens } from './page/image-tokens.ts';
import { previewReply } from './preview-reply.ts';
import { type Candidate, repairPage } from './repair/repair-page.ts';
import type { Made, Run } from './run.ts';
import { generations } from './tables.ts';
import { type Task, taskOf } from './task.ts';
import { tellFailure } from './tell-failure.ts';

/**
 * A provider writes the page. For a first version the built-in engine goes ahead: it gives a preview at once, the
 * measurements for the prompt, the pictures to cut out, and the result when no provider can be reached.
 */
export async function makeWithProvider(run: Run): Promise<Made> {
  const { row, worker } = run;
  const task = await taskOf(run);
  const keys = await keysToTry(worker.db, row);
  const spent = { inputTokens: 0, outputTokens: 0 };
  const by: MadeBy = {};

  async function write(question: Question, round: number, asked = keys): Promise<Candidate> {
    const stage = round === 0 ? 'ask' : 'repair';
    const { reply, key } = await askProviders(worker, asked, {
      generationId: row.id,
      question,
      onCall: async (key) => {
        await noteProvider(run, key);
        run.progress.report({ stage, progress: 0.3 + 0.2 * round, detail: `Asking ${providerNames[key.provider]}` });
      },
      onText: previewReply(run, { stage, round }),
      signal: run.signal,
      patience: worker.patience,
    });
    spent.inputTokens += reply.usage.inputTokens;
    spent.outputTokens += reply.usage.outputTokens;
    if (round === 0) Object.assign(by, { engine: key.provider, model: key.model, keyId: key.id });
    return candidateOf(run, task, readReply(reply.text), round);
  }

  let first: Candidate;
  try {
    first = await write(task.question, 0);
  } catch (error) {
    if (error instanceof ProviderFailure && row.engineChoice === 'automatic' && task.builtIn && beforeOutput(error))
      return { ...fallBack(task.builtIn, (await tellFailure(worker, row, error)).message), analysis: task.analysis };
    throw error;
  }
  // Repairs go to the provider that wrote the page, because it is given its own reply back.
  const sameKey = keys.filter(({ id }) => id === by.keyId);
  const { best, ...measured } =
    row.repair && task.askForRepair
      ? await repairPage(run, { ...task, askForRepair: task.askForRepair }, first, (question, round) =>
          write(question, round, sameKey),
        )
      : { best: first, score: null, faithful: null };
  return {
    result: { ...task.facts, ...(await laidOut(run, best.page)) },
    analysis: task.analysis,
    by: { ...by, ...spent, ...measured },
  };
}

/** Clean pages are laid out as those of the engine; one that cannot be is as it was written. */
async function laidOut({ worker, row, log, signal }: Run, page: Page): Promise<Page> {
  if (row.mode === 'exact') return page;
  try {
    return await worker.engine.write('layOutCode', [page], signal);
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'a page cannot be laid out');
    return page;
  }
}

/** No provider could be used for an order that did not insist on one: the engine's page is there already. */
const fallBack = (builtIn: GenerationResult, reason: string): Made => ({
  result: {
    ...builtIn,
    warnings: [...builtIn.warnings, `No AI provider could be used, so the built-in engine made this page. ${reason}`],
  },
  by: { engine: 'built-in', model: null, keyId: null },
});

async function candidateOf(run: Run, task: Task, written: Page, round: number): Promise<Candidate> {
  const { framework } = run.row;
  const { html, css, hasContent } = cleanPage(written, framework, toTokens(task.tokens));
  if (!hasContent) throw new ProviderFailure('malformed', 'The AI model wrote an empty page.');
  const pictures = await task.picturesFor({ html, css });
  const page = cleanPage({ html, css }, framework, toPictures(pictures));
  return { round, code: { html, css }, page: { html: page.html, css: page.css } };
}

/** Writes down who is being asked, so that it can be seen while it runs and also when it fails. */
async function noteProvider({ worker, row }: Run, { id, provider, model }: UsableKey): Promise<void> {
  await worker.db
    .update(generations)
    .set({ engine: provider, model, keyId: id })
    .where(and(eq(generations.id, row.id), eq(generations.status, 'running'), eq(generations.runs, row.runs)));
}
