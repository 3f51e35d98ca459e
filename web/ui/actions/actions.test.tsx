import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/axe.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { ActionKeys, PaletteButton, useAction, useActions } from './index.ts';

function Screen() {
  const [done, setDone] = useState('nothing');
  const [typed, setTyped] = useState('');
  useActions([
    { id: 'save', label: 'Save the page', group: 'Page', keys: 'mod+s', run: () => setDone(`saved ${typed}`) },
    { id: 'undo', label: 'Undo', group: 'Page', disabled: true, run: () => setDone('undone') },
  ]);
  useAction({ id: 'wide', label: 'Wide view', group: 'View', words: ['large'], keys: 'w', run: () => setDone('wide') });
  useAction({ id: 'redo', label: 'Redo', group: 'View', keys: 'mod+shift+z', run: () => setDone('done again') });
  return (
    <main>
      <h1>Done: {done}</h1>
      <label>
        Name <input onBlur={(event) => setTyped(event.target.value)} />
      </label>
      <label>
        Size
        <select>
          <option>Small</option>
          <option>Wide</option>
        </select>
      </label>
      <p>Typed: {typed}</p>
      <PaletteButton />
      <ActionKeys />
    </main>
  );
}

/** There is nothing to save. */
function Saved() {
  useAction({ id: 'save', label: 'Save the page', group: 'Page', keys: 'mod+s', disabled: true, run: () => {} });
  return <ActionKeys />;
}

const done = page.getByRole('heading', { level: 1 });
const palette = page.getByRole('dialog', { name: 'Search actions' });
const search = page.getByRole('combobox');

test('the palette finds an action by its words and runs it', async () => {
  await renderPage(<Screen />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette).toBeVisible();
  await expect.element(page.getByRole('option', { name: /^Save the page/ })).toBeVisible();
  await expectAccessible();
  await userEvent.fill(search, 'large');
  await expect.element(page.getByRole('option', { name: /^Save the page/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(done).toHaveTextContent('Done: wide');
  await expect.element(palette).not.toBeInTheDocument();
});

test('its button opens it, the arrows pass over what cannot be done, and Escape gives the focus back', async () => {
  await renderPage(<Screen />);
  const button = page.getByRole('button', { name: 'Search actions' });
  await button.click();
  await expect.element(page.getByRole('option', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /^Wide view/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.fill(search, 'no such thing');
  await expect.element(page.getByText('Nothing of that name. Try another word.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('keys run actions, but not while somebody types', async () => {
  await renderPage(<Screen />);
  await userEvent.keyboard('w');
  await expect.element(done).toHaveTextContent('Done: wide');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(done).toHaveTextContent('Done: saved');
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('w?{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(page.getByLabelText('Name')).toHaveValue('w?');
  await expect.element(done).toHaveTextContent('Done: saved');
});

test('from a field it is saved with what was just typed there; a choice keeps its letters only', async () => {
  await renderPage(<Screen />);
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('harbour{Control>}s{/Control}');
  await expect.element(done).toHaveTextContent('Done: saved harbour');
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  page.getByRole('combobox', { name: 'Size' }).element().focus();
  await userEvent.keyboard('w');
  await expect.element(page.getByRole('combobox', { name: 'Size' })).toHaveValue('Wide');
  await expect.element(done).toHaveTextContent('Done: saved harbour');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(done).toHaveTextContent('Done: done again');
});

test('what cannot be done just now is not the browser’s either', async () => {
  await renderPage(<Saved />);
  const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});

test('a question mark lists the keys of this screen', async () => {
  await renderPage(<Screen />);
  await userEvent.keyboard('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(list.getByText('Save the page')).toBeVisible();
  await expect.element(list.getByText('Search actions')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('w{Escape}');
  await expect.element(done).toHaveTextContent('Done: nothing');
});
