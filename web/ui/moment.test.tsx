import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { Moment } from '#web/ui/moment.tsx';

test('a recent time says how long ago it was; the keyboard reaches the exact one', async () => {
  const at = new Date(Date.now() - 2.5 * 3_600_000).toISOString();
  await render(<Moment at={at} />);
  const time = page.getByText('2 h ago');
  await expect.element(time).toHaveAttribute('datetime', at);
  await userEvent.tab();
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toHaveTextContent(time.element().getAttribute('title')!);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => tooltip.elements()).toEqual([]);
});

test('of a document it is the same day for every reader', async () => {
  await render(<Moment at="2026-03-01T23:30:00.000Z" day zone="UTC" />);
  await expect.element(page.getByText('1 Mar 2026')).toBeVisible();
});

test('inside a button the keyboard stops at the button alone', async () => {
  await render(
    <>
      <button type="button">
        <Moment at="2026-03-01T23:30:00.000Z">long ago</Moment>
      </button>
      <a href="#next">Next</a>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
});
