import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

test('a field names its control and describes it by its error and its hint', async () => {
  await render(
    <Field label="Name" hint="As on your card" error="Please enter a name">
      {(ids) => <Input {...ids} />}
    </Field>,
  );
  const input = page.getByLabelText('Name');
  await expect.element(input).toHaveAccessibleDescription('Please enter a name As on your card');
  await expect.element(input).toBeInvalid();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a name');
  await expectAccessible();
});

test('without an error nothing is invalid, and without a hint nothing describes it', async () => {
  await render(<Field label="Notes">{(ids) => <Textarea {...ids} />}</Field>);
  const notes = page.getByLabelText('Notes');
  await expect.element(notes).toBeValid();
  await expect.element(notes).not.toHaveAttribute('aria-describedby');
});

test('two fields of one form do not share an id', async () => {
  await render(
    <>
      <Field label="First" hint="Hint of the first">
        {(ids) => <Input {...ids} />}
      </Field>
      <Field label="Second" hint="Hint of the second">
        {(ids) => (
          <Select {...ids}>
            <option>One</option>
            <option>Two</option>
          </Select>
        )}
      </Field>
    </>,
  );
  await page.getByText('Second', { exact: true }).click();
  await expect.element(page.getByLabelText('Second')).toHaveFocus();
  await expect.element(page.getByLabelText('First')).toHaveAccessibleDescription('Hint of the first');
  await page.getByLabelText('Second').selectOptions('Two');
  await expect.element(page.getByLabelText('Second')).toHaveValue('Two');
  await expectAccessible();
});

test('a checkbox has an area of 40 px to hit', async () => {
  await render(
    <div style={{ padding: 40 }}>
      <Checkbox aria-label="Choose all" />
    </div>,
  );
  const box = page.getByRole('checkbox', { name: 'Choose all' });
  const { left, top, width } = box.element().getBoundingClientRect();
  const beside = document.elementFromPoint(left - 8, top - 8);
  expect(width).toBeLessThan(20);
  (beside as HTMLElement).click();
  await expect.element(box).toBeChecked();
});
