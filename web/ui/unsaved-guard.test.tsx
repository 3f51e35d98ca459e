import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '#web/testing/render-page.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { leaveUnasked } from './unsaved-work.ts';

const draft = <UnsavedGuard when ofSearch description="The draft is lost." />;
const pictures = (
  <UnsavedGuard when title="Pictures wait" description="They are lost." confirmLabel="Leave without them" />
);
const question = (name: string) => page.getByRole('alertdialog', { name });
const stay = page.getByRole('button', { name: 'Stay' });
const at = (address: string) => page.getByRole('heading', { name: `At ${address}` });
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function open(guards: React.ReactNode) {
  const screen = await renderPage(
    <>
      <Link to="/here?other">Another query</Link>
      <Link to="/elsewhere">Another page</Link>
      {guards}
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'Another query' })).toBeVisible();
  return screen;
}
const follow = (name: string) => page.getByRole('link', { name }).click();

test('closing or reloading the tab asks as long as something is unsaved', async () => {
  const { unmount } = await open(pictures);
  await expect.poll(asksBeforeUnload).toBe(true);
  await unmount();
  expect(asksBeforeUnload()).toBe(false);
});

test('whichever guard came last, what belongs to the query is asked about before another one is opened', async () => {
  await open([<div key="draft">{draft}</div>, <div key="pictures">{pictures}</div>]);
  await follow('Another query');
  await expect.element(question('You have unsaved changes')).toMatchTextContent('The draft is lost.');
  await expect.element(question('You have unsaved changes')).not.toMatchTextContent('They are lost.');
  await stay.click();
  await expect.poll(() => question('You have unsaved changes').elements()).toEqual([]);
});

test('what belongs to the page is not asked about before another query of it is opened', async () => {
  await open([
    <div key="pictures">{pictures}</div>,
    <UnsavedGuard key="none" when={false} ofSearch />,
    <p key="here">Still here</p>,
  ]);
  await follow('Another query');
  await expect.element(page.getByText('Still here')).toBeVisible();
  expect(question('Pictures wait').elements()).toEqual([]);
});

test('one question is about everything that would be lost', async () => {
  await open([<div key="draft">{draft}</div>, <div key="pictures">{pictures}</div>]);
  await follow('Another page');
  await expect.element(question('You have unsaved changes')).toMatchTextContent('The draft is lost. They are lost.');
  await page.getByRole('button', { name: 'Leave without them' }).click();
  await expect.element(at('/elsewhere')).toBeVisible();
});

test('whoever was asked before is not asked again, and nothing is let go by that', async () => {
  await open([<div key="draft">{draft}</div>, <div key="pictures">{pictures}</div>]);
  await expect.poll(asksBeforeUnload).toBe(true);
  const link = page.getByRole('link', { name: 'Another query' }).element() as HTMLAnchorElement;
  leaveUnasked(() => link.click());
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  await follow('Another page');
  await expect.element(question('You have unsaved changes')).toBeVisible();
});
