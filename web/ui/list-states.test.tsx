import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { useListState } from '#web/ui/use-list-state.ts';

test('a list that cannot be read says why and offers to try again', async () => {
  const onRetry = vi.fn();
  await render(<ErrorState message="Failed to fetch packages" onRetry={onRetry} />);
  await expect.element(page.getByRole('alert').getByText('Failed to fetch packages')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('only what is wrong interrupts; every tone can be read', async () => {
  await render(
    <>
      {(['danger', 'success', 'warning', 'info'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`Title of ${tone}`}>
          Text of {tone}
        </Alert>
      ))}
      <EmptyState title="No items yet">Nothing is for sale.</EmptyState>
    </>,
  );
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  expect(page.getByRole('status').elements()).toHaveLength(3);
  await expectAccessible();
});

function List() {
  const { page: at, search, sort, filter, set } = useListState('-createdAt');
  return (
    <>
      <output>{[at, search, sort, filter('status')].join(' | ')}</output>
      <button type="button" onClick={() => set({ page: 3 })}>
        Page 3
      </button>
      <button
        type="button"
        onClick={() => {
          set({ search: 'mara' });
          set({ status: 'open' });
        }}
      >
        Search and filter
      </button>
    </>
  );
}

test('what a list shows stands in the address; a filter leads back to the first page', async () => {
  await renderPage(<List />, { at: '/admin/users?sort=userName' });
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('1 | | userName |');
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(shown).toHaveTextContent('3 | | userName |');
  await page.getByRole('button', { name: 'Search and filter' }).click();
  await expect.element(shown).toHaveTextContent('1 | mara | userName | open');
});
