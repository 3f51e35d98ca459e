import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/axe.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { ActionKeys, PaletteButton, useAction, useActions } from './index.ts';

function Screen() {
  const [done, setDone] = useState('nothing');
  useActions([
    { id: 'save', label: 'Save the page', group: 'Page', keys: 'mod+s', run: () => setDone('saved') },
    { id: 'undo', label: 'Undo', group: 'Page', disabled: true, run: () => setDone('undone') },
  ]);
  useAction({ id: 'wide', label: 'Wide view', group: 'View', words: ['large'], keys: 'w', run: () => setDone('wide') });
  return (
    <main>
      <h1>Done: {done}</h1>
      <label>
        Name <input />
      </label>
      <PaletteButton />
      <ActionKeys />
    </main>
  );
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
  await userEvent.keyboard('w?{Control>}s{/Control}');
  await expect.element(page.getByLabelText('Name')).toHaveValue('w?');
  await expect.element(done).toHaveTextContent('Done: saved');
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
