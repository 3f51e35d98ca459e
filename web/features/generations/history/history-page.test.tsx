import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GenerationResult } from '#contract/generations.ts';
import { contract } from '#contract/index.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { fromPalette } from '#web/testing/from-palette.ts';
import { serve } from '#web/testing/network.ts';
import { aConversion, aSession, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { ActionKeys } from '#web/ui/actions/index.ts';
import HistoryPage from './history-page.tsx';

const history = implement(contract.history);
const generations = implement(contract.generations);
const DAY_MS = 86_400_000;

const harbour = aConversion({ versions: 2 });
const pier = aConversion({
  ...{ _id: otherId(1), rootId: otherId(1), name: 'Old pier', framework: 'bootstrap', faithful: 0.81 },
  goesAt: new Date(Date.now() + 3.5 * DAY_MS).toISOString(),
});
const project = { _id: otherId(9), name: 'Spring', conversions: 0, createdAt: '2026-11-01T09:30:00.000Z' };

const list = page.getByRole('list', { name: 'Conversions' });
const dialog = page.getByRole('dialog');

async function open(rows = [harbour, pier], { at = '/user/history', usedBytes = 10 * 1024 * 1024 } = {}) {
  const asked = serve(history.listConversions.handler(() => rows));
  serve(history.listProjects.handler(() => [project]));
  serve(history.getStorage.handler(() => ({ usedBytes, quotaBytes: 500 * 1024 * 1024, keepDays: 180 })));
  await renderPage(
    <>
      <ActionKeys />
      <HistoryPage />
    </>,
    { at, session: aSession },
  );
  return asked;
}

test('a row says what a conversion is, how faithful it is, and when it goes', async () => {
  await open();
  const first = list.getByRole('listitem').first();
  for (const fact of ['Tailwind CSS, Clean', 'Built-in', '2 versions', '97.3'])
    await expect.element(first.getByText(fact)).toBeVisible();
  await expect
    .element(first.getByRole('link', { name: 'Harbour tours' }))
    .toHaveAttribute('href', `/user/generate-code?generation=${harbour._id}`);
  await expect.element(list.getByText('Goes in 3 days')).toBeVisible();
  await expect.element(page.getByText('10 MB of 500 MB')).toBeVisible();
  await expect.element(page.getByText(/is deleted 180 days after it was last opened or changed/)).toBeVisible();
  await expectAccessible();
  const kept = serve(history.updateConversion.handler(() => pier));
  await page.getByRole('button', { name: 'Keep Old pier' }).click();
  await expect.element(page.getByText('Conversion kept.')).toBeVisible();
  expect(kept).toEqual([{ id: pier._id }]);
});

test('without conversions one learns what to do; a full storage says so', async () => {
  await open([], { usedBytes: 500 * 1024 * 1024 });
  await expect.element(page.getByText('No conversions yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Convert a design' })).toBeVisible();
  await expect.element(page.getByText(/^Full: delete what you do not need/)).toBeVisible();
  await expectAccessible();
});

test('search and filters are asked of the server; what the address makes up is not', async () => {
  const asked = await open([], {
    at: `/user/history?search=boat&framework=custom&engine=steam&project=${project._id}`,
  });
  await expect.element(page.getByText('No conversions found')).toBeVisible();
  expect(asked.at(-1)).toEqual({
    ...{ page: '1', limit: '20', sort: '-createdAt' },
    ...{ search: 'boat', framework: 'custom', project: project._id },
  });
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(page.getByText('Nothing in this project yet')).toBeVisible();
  await page.getByLabelText('Framework').selectOptions('Bootstrap');
  await expect.poll(() => asked.at(-1)).toMatchObject({ framework: 'bootstrap', project: project._id });
});

test('deleted at once, and restored by Undo', async () => {
  await open();
  const deleted = serve(history.deleteConversion.handler(() => ({ success: true as const })));
  await page.getByRole('button', { name: 'Delete Old pier' }).click();
  await expect.element(page.getByText('Conversion deleted.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Conversions/ })).toHaveFocus();
  const restored = serve(history.restoreGeneration.handler(() => pier));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Conversion restored.')).toBeVisible();
  expect([deleted, restored]).toEqual([[{ id: pier._id }], [{ id: pier._id }]]);
});

test('of several, those that can be deleted are, and the reason for the others is told', async () => {
  await open();
  serve(
    history.deleteConversion.handler(({ input, errors }) => {
      if (input.id === harbour._id) throw errors.STILL_RUNNING();
      return { success: true as const };
    }),
  );
  await page.getByLabelText('Select Harbour tours').click();
  await page.getByLabelText('Select Old pier').click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('Conversion deleted.')).toBeVisible();
  await expect.element(page.getByText(/still running/)).toBeVisible();
  await expect.element(page.getByText(/^1 conversion selected/)).toBeVisible();
});

test('a name that is refused stays in its field, and the keyboard returns to where it was', async () => {
  await open();
  await page.getByRole('button', { name: 'Rename Harbour tours' }).click();
  const name = dialog.getByLabelText('Name');
  await expect.element(name).toHaveFocus();
  await name.fill('  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription('Please give the conversion a name.');
  const sent = serve(history.updateConversion.handler(() => harbour));
  await name.fill(' Boats ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ id: harbour._id, name: 'Boats' }]);
  await expect.element(page.getByRole('button', { name: 'Rename Harbour tours' })).toHaveFocus();
});

test('several are moved to a project that is made on the way; a taken name is told', async () => {
  await open();
  await page.getByLabelText('Select Harbour tours').click();
  await page.getByLabelText('Select Old pier').click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.getByLabelText('Project', { exact: true }).selectOptions('New project…');
  const name = dialog.getByLabelText('Name of the new project');
  await name.fill('Spring');
  serve(
    history.createProject.handler(({ errors }) => {
      throw errors.NAME_TAKEN();
    }),
  );
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(name).toBeInvalid();
  await expectAccessible();
  serve(history.createProject.handler(() => ({ ...project, _id: otherId(8), name: 'Summer' })));
  const moved = serve(history.updateConversion.handler(() => harbour));
  await name.fill('Summer');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByText('2 conversions moved.')).toBeVisible();
  expect(moved).toEqual([harbour, pier].map(({ _id }) => ({ id: _id, projectId: otherId(8) })));
});

test('what is selected is moved, and let go, from the palette as well', async () => {
  await open();
  await page.getByLabelText('Select Harbour tours').click();
  await fromPalette('Move to a project');
  await expect.element(dialog.getByLabelText('Project', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await fromPalette('Clear the selection');
  await expect.element(page.getByText(/^1 conversion selected/)).not.toBeInTheDocument();
});

test('a copy is made from the menu', async () => {
  await open();
  const copied = serve(history.duplicateGeneration.handler(() => aConversion({ name: 'Harbour tours (copy)' })));
  await page.getByRole('button', { name: 'More for Harbour tours' }).click();
  await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
  await expect.element(page.getByText('Duplicated as “Harbour tours (copy)”.')).toBeVisible();
  expect(copied).toEqual([{ id: harbour._id }]);
});

test('versions are a tree, each with the lines that differ', async () => {
  await open();
  const second = aConversion({ _id: otherId(2), parentId: harbour._id, edited: true, instructions: 'Bigger title' });
  serve(generations.listVersions.handler(() => [harbour, second]));
  const result = { css: '', warnings: [], width: 640, height: 480, lines: [], palette: [], typeScale: [] };
  serve(
    generations.getGeneration.handler(({ input }) => ({
      ...(input.id === second._id ? second : harbour),
      ...{ hasAnalysis: true, hasClean: true },
      result: { ...result, html: input.id === second._id ? '<h1>Big</h1>\n' : '<h1>Small</h1>\n' } as GenerationResult,
    })),
  );
  await page.getByRole('button', { name: 'Versions of Harbour tours' }).click();
  await dialog.getByRole('button', { name: 'Version 2 from 1' }).click();
  await expect.element(dialog.getByText('1 line added, 1 removed')).toBeVisible();
  await expect.element(dialog.getByText('<h1>Big</h1>')).toBeVisible();
  await expect.element(dialog.getByLabelText('How version 2 differs from')).toHaveValue(harbour._id);
  await expectAccessible();
  const deleted = serve(generations.deleteGeneration.handler(() => ({ success: true as const })));
  await dialog.getByRole('button', { name: 'Delete version 2' }).click();
  await expect.element(page.getByText('Version deleted.')).toBeVisible();
  expect(deleted).toEqual([{ id: second._id }]);
});

test('after its project is deleted, all conversions are listed', async () => {
  const asked = await open([harbour], { at: `/user/history?project=${project._id}` });
  serve(history.deleteProject.handler(() => ({ success: true as const })));
  await page.getByRole('button', { name: 'Delete project' }).click();
  serve(history.listProjects.handler(() => []));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click();
  await expect.element(page.getByText('Project deleted.')).toBeVisible();
  await expect.poll(() => asked.at(-1)).not.toHaveProperty('project');
});
