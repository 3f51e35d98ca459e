import { implement } from '@orpc/server';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Generation, GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { contract } from '#contract/index.ts';
import GeneratorPage from '#web/features/generations/generator-page.tsx';
import { serveAccount } from '#web/testing/accounts.ts';
import { hold, serve, servePath } from '#web/testing/network.ts';
import { aConversion, aSession, aUser, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

// What lies on the table, and what becomes of it while it is saved, corrected, converted again or replaced.

const generations = implement(contract.generations);
const engine = { name: 'Built-in', available: true, readsInstructions: false, uses: 'built-in' } as const;
const [first, second, saved, again] = [otherId(1), otherId(2), otherId(3), otherId(4)];

const html = (title: string) =>
  `<html lang="en"><body>\n<h1>${title}</h1>\n<p>Every boat leaves on the hour.</p>\n</body></html>`;
const line = (text: string, y: number) => ({
  ...{ text, confidence: 95, x: 24, y, width: 300, height: 24, color: '#14324a', fontSize: 18 },
});
const result = (title: string): GenerationResult => ({
  ...{ html: html(title), css: '', warnings: [], width: 640, height: 480 },
  ...{ lines: [line('See the city', 86), line('Every boat', 138)], palette: [], typeScale: [] },
});

type Kept = Omit<GenerationWithResult, 'result'> & { result: GenerationResult | null };
let stored: Map<string, Kept>;

function aVersion(own: Partial<Kept>): Kept {
  // A list says more of each than the conversion itself.
  const { versions, thumbnailURL, goesAt, ...generation } = aConversion();
  return { ...generation, rootId: first, result: result('Harbour tours'), hasAnalysis: true, hasClean: true, ...own };
}
const asListed = ({ result: _, hasAnalysis, hasClean, ...generation }: Kept): Generation => generation;

/** A window on what is stored: the first version, unless told otherwise. */
async function open({ id = first, versions = [aVersion({ _id: first })] }: { id?: string; versions?: Kept[] } = {}) {
  stored = new Map(versions.map((version) => [version._id, version]));
  serveAccount(aUser());
  serve(
    generations.getGenerator.handler(() => ({
      engines: [
        { ...engine, id: 'automatic' },
        { ...engine, id: 'built-in' },
      ],
      ...{ cost: 1, maxImageBytes: 10_485_760, maxImagePixels: 40_000_000 },
    })),
  );
  serve(generations.recordScore.handler(() => ({ success: true as const })));
  serve(generations.listGenerations.handler(() => [...stored.values()].map(asListed)));
  serve(generations.listVersions.handler(() => [...stored.values()].map(asListed)));
  serve(
    generations.getGeneration.handler(({ input, errors }) => {
      const found = stored.get(input.id);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
  );
  await renderPage(<GeneratorPage />, { at: `/user/generate-code?generation=${id}`, session: aSession });
  await expect.element(code).toBeVisible();
}

/** @param until the answer waits for it @param as the version that is made */
function serveSaving({ until, as = saved }: { until?: Promise<void>; as?: string } = {}): unknown[] {
  return serve(
    generations.saveEdit.handler(async ({ input }) => {
      await until;
      const { html, css, note } = input;
      const parent = stored.get(input.id)!;
      const version = aVersion({
        ...{ _id: as, parentId: input.id, edited: true, instructions: note, framework: parent.framework },
        result: { ...parent.result!, html, css },
      });
      stored.set(as, version);
      return asListed(version);
    }),
  );
}

const workbench = page.getByRole('region', { name: 'Workbench' });
const code = page.getByRole('textbox', { name: 'HTML code' });
const save = page.getByRole('button', { name: 'Save version' });
const question = page.getByRole('alertdialog');
const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function type(text: string) {
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.keyboard(text);
}

/** Puts the cursor in the first element of a line. */
async function goToLine(at: number) {
  await userEvent.keyboard(`{Control>}{Home}{/Control}${'{ArrowDown}'.repeat(at)}{ArrowRight}`);
}

afterEach(() => page.viewport(1280, 900));

test('what is typed while a version is saved stays, with its way back, and is saved as the next one', async () => {
  const { answer, release } = hold<void>();
  await open();
  const sent = serveSaving({ until: answer });
  expect(asksBeforeUnload()).toBe(false);
  await code.click();
  await type('one ');
  await expect.poll(asksBeforeUnload).toBe(true);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent.length).toBe(1);
  await type('two ');
  release();
  await expect.element(page.getByText('Saved as a new version.')).toBeVisible();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await expect.element(code).toMatchTextContent('one two');
  expect(question.elements()).toEqual([]);
  expect(asksBeforeUnload()).toBe(true);

  const next = serveSaving({ as: again });
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => next)
    .toMatchObject([{ id: saved, note: 'Typing', html: expect.stringContaining('one two') }]);
  await expect
    .element(page.getByRole('button', { name: 'Saved', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(asksBeforeUnload()).toBe(false);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(code).not.toMatchTextContent('two');
});

test('a broken edit is told with its line, saved on purpose only, and never takes the version before it away', async () => {
  await open();
  const sent = serveSaving();
  const told = page.getByRole('button', { name: 'Line 3: “<div class="” is not complete.' });
  await code.click();
  await goToLine(2);
  // The editor itself adds the second quote.
  await userEvent.keyboard('{Home}<div class="{Delete}{Enter}');
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText('Line 3 is not complete: this is the page before it.')).toBeVisible();

  await userEvent.keyboard('{Control>}{Home}{/Control}{Control>}s{/Control}');
  await expect.element(question).toMatchTextContent('The code is broken: save it all the same?');
  await expect.element(question).toMatchTextContent('Line 3: “<div class="” is not complete.');
  await userEvent.keyboard('{Escape}');
  await expect.element(code).toHaveFocus();
  expect(sent).toEqual([]);
  // The cursor stands where it is broken.
  await userEvent.keyboard('{Shift>}{End}{/Shift}{Delete}{Delete}');
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(code).toMatchTextContent('Every boat leaves on the hour.');

  await userEvent.keyboard('<section>{Delete>10/}');
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect.element(question).toMatchTextContent('“<section>” has no end tag');
  await press('Save it broken');
  await expect.element(page.getByText('Saved as a new version.')).toBeVisible();
  expect(sent).toMatchObject([{ id: first, html: expect.stringContaining('<section>') }]);
  expect(stored.get(first)?.result?.html).toBe(html('Harbour tours'));
  // What is saved is all that there is: it is not told again.
  await expect.element(page.getByText('has no end tag', { exact: false })).not.toBeInTheDocument();
});

test('whoever leaves for another version while one is saved is not called back', async () => {
  const { answer, release } = hold<void>();
  await open({
    versions: [aVersion({ _id: first }), aVersion({ _id: second, parentId: first, result: result('Fares') })],
  });
  const sent = serveSaving({ until: answer });
  await code.click();
  await type('one ');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent.length).toBe(1);
  await openTab('Versions');
  await page.getByRole('link', { name: 'Version 2 from 1' }).click();
  await press('Leave without saving');
  await expect.element(code).toMatchTextContent('Fares');
  release();
  await expect.element(page.getByText('Saved as a new version.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Version 2 from 1' })).toHaveAttribute('aria-current', 'true');
  await expect.element(code).not.toMatchTextContent('one');
});

test('corrections stay while changes are saved, and when the window becomes narrow', async () => {
  await open();
  serveSaving();
  await press('Correct');
  await field('Place').selectOptions('Text: See the city');
  await field('It says').fill('See the harbour');
  await press('Add this correction');
  await press('Restore design');
  await code.click();
  await type('one ');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Saved as a new version.')).toBeVisible();
  expect(question.elements()).toEqual([]);
  await expect.element(page.getByText('“See the city” → “See the harbour”')).toBeVisible();
  await page.viewport(800, 900);
  await openTab('Design');
  await expect.element(page.getByText('“See the city” → “See the harbour”')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Write again (free)' })).toBeEnabled();
  expect(asksBeforeUnload()).toBe(true);
});

test('a conversion that would take the place of unsaved changes is asked about before its credit is taken', async () => {
  // Of this one nothing is stored: converting it again costs a credit.
  await open({ versions: [aVersion({ _id: first, hasAnalysis: false, hasClean: false })] });
  const sent = serve(
    generations.convertAgain.handler(() => {
      const version = aVersion({ _id: again, rootId: again, result: result('Once more') });
      stored.set(again, version);
      return { ...asListed(version), status: 'queued' };
    }),
  );
  // Before anything is to be heard of it, it is done.
  servePath('GET', `/api/generations/${again}/events`, () => new Response(null, { status: 404 }));
  await code.click();
  await type('one ');
  await press('Convert again as Tailwind CSS');
  await expect.element(question).toMatchTextContent('You have unsaved changes');
  await press('Stay');
  await expect.element(code).toMatchTextContent('one');
  expect(sent).toEqual([]);
  await press('Convert again as Tailwind CSS');
  await press('Leave without saving');
  await expect.poll(() => sent.length).toBe(1);
  // It is not asked again.
  await expect.element(code).toMatchTextContent('Once more');
  expect(question.elements()).toEqual([]);
});

test('a new conversion asks before anything is cleared', async () => {
  await open();
  await code.click();
  await type('one ');
  await press('More options');
  await field('Specific instructions (optional)').fill('Keep the colours');
  await press('New conversion');
  await press('Stay');
  await expect.element(field('Specific instructions (optional)')).toHaveValue('Keep the colours');
  await expect.element(code).toMatchTextContent('one');
  await press('New conversion');
  await press('Leave without saving');
  await expect.element(page.getByRole('button', { name: 'Generate HTML Code' })).toBeDisabled();
  await expect.element(field('Specific instructions (optional)')).toHaveValue('');
  expect(question.elements()).toEqual([]);
});

test('another version comes into the same workbench, however long it takes', async () => {
  const fares = aVersion({ _id: second, parentId: first, edited: true, result: result('Fares') });
  await open({ versions: [aVersion({ _id: first }), fares] });
  await field('Compare').selectOptions('Swipe');
  await press('More options');
  await field('Specific instructions (optional)').fill('Keep the colours');
  await press('More options');
  // An element is chosen by the cursor.
  await code.click();
  await goToLine(1);
  await openTab('Element');
  await expect.element(page.getByRole('region', { name: 'Element' })).toBeVisible();
  await openTab('Versions');
  const { answer, release } = hold<void>();
  serve(
    generations.getGeneration.handler(async () => {
      await answer;
      return fares;
    }),
  );
  await page.getByRole('link', { name: 'Version 2 from 1' }).click();
  await expect.poll(() => workbench.element().closest('[aria-busy="true"]')).not.toBeNull();
  await expect.element(code).toMatchTextContent('Harbour tours');
  release();
  await expect.element(code).toMatchTextContent('Fares');
  await expect.element(field('Compare')).toHaveValue('swipe');
  await openTab('Element');
  await expect.element(page.getByText('Choose an element in the preview', { exact: false })).toBeVisible();
  await press('More options');
  await expect.element(field('Specific instructions (optional)')).toHaveValue('Keep the colours');
});

test('an element that is chosen stays the same one when an undo takes away what stood before it', async () => {
  await open();
  await code.click();
  await goToLine(1);
  await userEvent.keyboard('{Home}<hr>');
  await goToLine(2);
  await openTab('Element');
  const text = page.getByRole('region', { name: 'Element' }).getByLabelText('Text', { exact: true });
  await expect.element(text).toHaveValue('Every boat leaves on the hour.');
  const undo = page.getByRole('button', { name: /^Undo/ });
  while (!undo.element().hasAttribute('aria-disabled')) await undo.click();
  await expect.element(code).not.toMatchTextContent('<hr>');
  await expect.element(text).toHaveValue('Every boat leaves on the hour.');
});

test('the strip says how the page on the table is written, and a choice stays while it is saved', async () => {
  const bootstrap = aVersion({ _id: second, parentId: first, framework: 'bootstrap', mode: 'exact', fonts: 'bunny' });
  await open({ id: second, versions: [aVersion({ _id: first }), bootstrap] });
  serveSaving();
  await expect.element(field('Framework')).toHaveValue('bootstrap');
  await expect.element(field('Code')).toHaveValue('exact');
  await expect.element(page.getByRole('button', { name: 'Convert again as Bootstrap' })).toBeDisabled();
  await field('Framework').selectOptions('Custom CSS');
  await code.click();
  await type('one ');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Saved as a new version.')).toBeVisible();
  await expect.element(field('Framework')).toHaveValue('custom');
  await openTab('Versions');
  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await expect.element(field('Framework')).toHaveValue('tailwind');
  await expect.element(field('Code')).toHaveValue('clean');
  await press('More options');
  await press('New conversion');
  await expect.element(field('Framework')).toHaveValue('tailwind');
  await expect.element(page.getByRole('button', { name: 'Generate HTML Code' })).toBeDisabled();
});
