import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { DayField } from '#web/ui/day-field.tsx';

const PROBLEM = 'Please write a day such as 23 Nov 2026.';
const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Days({ begin = '', min }: { begin?: string; min?: string }) {
  const [day, setDay] = useState(begin);
  return (
    <form onSubmit={submitted}>
      <DayField label="From" value={day} onChange={setDay} {...(min && { min })} />
      <output>{day || 'no day'}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={() => setDay('')}>
        Clear
      </button>
    </form>
  );
}

const field = page.getByLabelText('From', { exact: true });
const day = page.getByRole('status');

test.for(['23 nov 2026', 'November 23, 2026', '23/11/2026', '23.11.2026', '2026-11-23'])(
  '%s is a day, and is shown as every other date when one leaves the field',
  async (typed) => {
    await render(<Days />);
    await field.fill(typed);
    await expect.element(day).toHaveTextContent('2026-11-23');
    await userEvent.tab();
    await expect.element(field).toHaveValue('23 Nov 2026');
    await expect.element(field).toBeValid();
  },
);

test('what is no day is said on leaving, not while one writes, and nothing is sent', async () => {
  await render(<Days begin="2026-11-23" />);
  await field.fill('31 Nov 2026');
  expect(page.getByRole('alert').elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(PROBLEM);
  await expect.element(field).toHaveValue('31 Nov 2026');
  await expect.element(day).toHaveTextContent('no day');
  submitted.mockClear();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submitted).not.toHaveBeenCalled();
  await expectAccessible();
});

test('a day too early keeps the form from being sent', async () => {
  await render(<Days begin="2026-11-20" min="2026-11-23" />);
  expect((field.element() as HTMLInputElement).validationMessage).toBe('Please choose a day from 23 Nov 2026 on.');
});

test('a filter that is cleared elsewhere clears the field', async () => {
  await render(<Days begin="2026-11-23" />);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
});

test('a day of the calendar stands in the field', async () => {
  await render(<Days />);
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]')!;
  const showPicker = vi.spyOn(calendar, 'showPicker').mockReturnValue();
  await page.getByRole('button', { name: 'From: open the calendar' }).click();
  expect(showPicker).toHaveBeenCalledOnce();
  // What the browser does when a day is chosen in it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(calendar, '2026-12-24');
  calendar.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(field).toHaveValue('24 Dec 2026');
  await expect.element(day).toHaveTextContent('2026-12-24');
});
