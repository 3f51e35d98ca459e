import { createHash } from 'node:crypto';
import type { ComponentSources } from '#contract/generations.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { getResult } from './get-result.ts';
import { insertVersion } from './insert-version.ts';
import type { GenerationRow } from './tables.ts';

/**
 * Saves code that a member changed by hand as a new version; the one it was made from stays as it is, so two windows never
 * overwrite each other. The code is kept as it was written: only the sandboxed preview ever runs it. Components that the page was
 * written from are kept beside it; where it is changed otherwise, they would be those of another page. Saved twice, it is two
 * versions.
 * @throws STILL_RUNNING
 */
export async function saveEdit(
  tools: Pick<Services, 'db' | 'storage' | 'log'>,
  row: Authorized<GenerationRow>,
  {
    html,
    css,
    components,
    note,
  }: { html: string; css: string; components?: ComponentSources | undefined; note: string },
): Promise<GenerationRow> {
  const result = row.status === 'succeeded' ? await getResult(tools.db, row.id) : null;
  if (!result) throw failure('STILL_RUNNING', 'There is no finished page to change yet. Wait until it is done.');
  const startedAt = new Date();
  const { components: _, ...facts } = result;
  const requestHash = createHash('sha256').update(html).update('\0').update(css).digest('hex');
  return insertVersion(tools, row, {
    news: () => ({ parentId: row.id, edited: true, instructions: note, requestHash, startedAt }),
    resultOf: () => ({ ...facts, html, css, ...(components && { components }) }),
  });
}
