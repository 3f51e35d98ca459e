import { page, userEvent } from 'vitest/browser';

/** Runs an action by its name from the palette; `ActionKeys` must be on the page. */
export async function fromPalette(action: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('combobox', { name: 'Actions' }), action);
  await userEvent.keyboard('{Enter}');
}
