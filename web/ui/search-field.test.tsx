import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { SearchField } from '#web/ui/search-field.tsx';

let searched: string[] = [];

function Searched({ begin = '' }: { begin?: string }) {
  const [text, setText] = useState(begin);
  return (
    <>
      <SearchField
        label="Search users"
        value={text}
        onSearch={(next) => {
          searched.push(next);
          setText(next);
        }}
      />
      <button type="button" onClick={() => setText('')}>
        No filter
      </button>
    </>
  );
}

async function open(begin = '') {
  searched = [];
  await render(<Searched begin={begin} />);
}

const field = page.getByLabelText('Search users');

/** A letter at a time, without the way to the browser's process: how long that takes is not known. */
async function type(text: string) {
  const input = field.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('it searches once one pauses, not at each letter', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const typed of ['m', 'ma', 'mara']) {
    await type(typed);
    vi.advanceTimersByTime(200);
    expect(searched).toEqual([]);
  }
  vi.advanceTimersByTime(100);
  expect(searched).toEqual(['mara']);
});

test('the search is accessible', async () => {
  await open('mara');
  await expectAccessible();
});

test('Enter does not wait, and the pause does not search again', async () => {
  await open();
  await field.fill('mara');
  await userEvent.keyboard('{Enter}');
  expect(searched).toEqual(['mara']);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(searched).toEqual(['mara']);
});

test('the cross empties it at once', async () => {
  await open('mara');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(field).toHaveValue('');
  expect(searched).toEqual(['']);
  expect(page.getByRole('button', { name: 'Clear search' }).elements()).toEqual([]);
});

test('a search that changes elsewhere stands in the field', async () => {
  await open('mara');
  await page.getByRole('button', { name: 'No filter' }).click();
  await expect.element(field).toHaveValue('');
});
