import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { Pagination } from '#web/ui/pagination.tsx';

let turned: number[] = [];

function Pages({ begin, total }: { begin: number; total: number }) {
  const [at, setAt] = useState(begin);
  const onPage = (next: number) => {
    turned.push(next);
    setAt(next);
  };
  return <Pagination label="Pages of users" page={at} size={10} total={total} onPage={onPage} />;
}

async function open(begin: number, total: number) {
  turned = [];
  await render(<Pages begin={begin} total={total} />);
}

const previous = page.getByRole('button', { name: 'Previous page' });
const next = page.getByRole('button', { name: 'Next page' });

test('it says which rows are in view, and which page', async () => {
  await open(2, 1234);
  await expect.element(page.getByRole('navigation', { name: 'Pages of users' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('11–20 of 1,234');
  await expect
    .element(page.getByRole('button', { name: 'Page 2', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expectAccessible();
});

test('the arrows stop at both ends', async () => {
  await open(1, 25);
  await expect.element(previous).toBeDisabled();
  await next.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('21–25 of 25');
  await expect.element(next).toBeDisabled();
  await previous.click();
  expect(turned).toEqual([2, 3, 2]);
});

test('a number leads to its page', async () => {
  await open(1, 100);
  await page.getByRole('button', { name: 'Page 10' }).click();
  expect(turned).toEqual([10]);
  await expect.element(page.getByRole('button', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
});

test('one page needs none of it', async () => {
  await open(1, 10);
  expect(page.getByRole('navigation').elements()).toEqual([]);
});

test('beyond the last page it still leads back', async () => {
  await open(9, 25);
  await expect.element(page.getByRole('status')).toHaveTextContent('25 in total');
  await previous.click();
  expect(turned).toEqual([3]);
});
