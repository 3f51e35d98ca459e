import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { providerNames } from '#contract/vocabulary/provider-names.ts';
import { describeCause, recordIncident } from '#server/features/incidents/index.ts';
import { ProviderFailure } from '#server/platform/ai/provider-failure.ts';
import type { Worker } from './run.ts';
import { type GenerationRow, generations } from './tables.ts';

type Tools = Pick<Worker, 'db' | 'log'>;

/**
 * What a member is told about a run that failed. Words of others (a provider, the storage, a library) are written down
 * for admins, and a reference to them stands in ours.
 */
export async function tellFailure(tools: Tools, row: GenerationRow, error: unknown) {
  if (error instanceof ORPCError) return { code: error.code, message: error.message };
  const note = async (told: string, cause: string) => {
    const incident = { area: 'conversion', told, cause, userId: row.userId, subjectId: row.id } as const;
    return (await recordIncident(tools, incident)).message;
  };
  if (error instanceof ProviderFailure) {
    const { message, detail } = error;
    const cause = detail && `${await whoWasAsked(tools, row)}: ${detail}`;
    return { code: 'PROVIDER_FAILED', message: cause ? await note(message, cause) : message };
  }
  const told = `The engine could not convert this picture. ${row.free ? 'No credit was used.' : 'Your credit was returned.'}`;
  return { code: 'ENGINE_FAILED', message: await note(told, describeCause(error)) };
}

/** The provider and model that were asked last; the row was read before the run chose them. */
async function whoWasAsked({ db }: Tools, { id }: GenerationRow): Promise<string> {
  const [asked] = await db
    .select({ engine: generations.engine, model: generations.model })
    .from(generations)
    .where(eq(generations.id, id));
  if (!asked || asked.engine === 'built-in') return 'AI provider';
  return `${providerNames[asked.engine]} (${asked.model})`;
}
