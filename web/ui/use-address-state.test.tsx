import { use } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hold } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useAddressState } from './use-address-state.ts';

const NAMES = ['tab', 'zoom'] as const;

const settled = Promise.resolve();

/** @param late what is named `b` is shown once it is there */
function Looking({ unsaved = false, late = settled }) {
  const { search } = useLocation();
  if (search.includes('of=b')) use(late);
  const [look, setLook] = useAddressState(NAMES, search.includes('of='));
  return (
    <>
      <UnsavedGuard when={unsaved} ofSearch />
      <p>{`Address ${search}`}</p>
      <p>{`Tab ${look.tab ?? 'none'}, zoom ${look.zoom ?? 'none'}`}</p>
      <button
        type="button"
        onClick={() => {
          setLook({ tab: 'checks' });
          setLook((now) => ({ zoom: now.tab === 'checks' ? '200' : '' }));
        }}
      >
        Look closer
      </button>
      <button type="button" onClick={() => setLook({ tab: '', zoom: '' })}>
        Look away
      </button>
      <Link to="?of=b">Another</Link>
      <Link to="?">Nothing</Link>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const follow = (name: string) => page.getByRole('link', { name }).click();
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test('it begins as the address says, and writes there what has changed, beside the rest of it', async () => {
  await renderPage(<Looking />, { at: '/here?of=a&zoom=50&other=1' });
  await says('Tab none, zoom 50');
  await press('Look closer');
  await says('Tab checks, zoom 200');
  await says('Address ?of=a&zoom=200&other=1&tab=checks');
  await press('Look away');
  await says('Address ?of=a&other=1');
});

test('it stays while something else is named, and goes where nothing is', async () => {
  await renderPage(<Looking />, { at: '/here?of=a' });
  await press('Look closer');
  await follow('Another');
  await says('Address ?of=b&tab=checks&zoom=200');
  await follow('Nothing');
  await says('Tab none, zoom none');
  await says('Address');
});

test('nobody is asked for it, and nobody who leaves is called back', async () => {
  await renderPage(<Looking unsaved />, { at: '/here?of=a' });
  await press('Look closer');
  await says('Address ?of=a&tab=checks&zoom=200');
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  await press('Look away');
  await follow('Elsewhere');
  await press('Leave without saving');
  await says('At /elsewhere');
});

test('what is rendered late does not call anybody back', async () => {
  const { answer, release } = hold<void>();
  await renderPage(<Looking late={answer} />, { at: '/here?of=a' });
  await press('Look closer');
  await follow('Another');
  // The address would have been written meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 600));
  release();
  await says('Address ?of=b&tab=checks&zoom=200');
});
