import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { columnsOf, DataTable, type Selection } from '#web/ui/data-table.tsx';

interface Order {
  _id: string;
  buyer: string;
  total: string;
}
const rows: Order[] = [
  { _id: 'b', buyer: 'Zora', total: '19.00' },
  { _id: 'a', buyer: 'Abel', total: '29.00' },
];
const column = columnsOf<Order>();
const columns = column.columns([
  column.display({
    id: 'select',
    header: ({ table }) => (
      <Checkbox
        aria-label="Choose all"
        checked={table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        aria-label={`Choose ${row.original.buyer}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }),
  column.accessor('buyer', { header: 'Buyer' }),
  column.accessor('total', { header: 'Total', enableSorting: false }),
]);

let asked: string[] = [];

function Orders({ editing }: { editing?: string }) {
  const [sort, setSort] = useState('-total');
  const [selection, setSelection] = useState<Selection>({});
  return (
    <>
      <DataTable
        label="Orders"
        columns={columns}
        rows={rows}
        rowId={({ _id }) => _id}
        sort={sort}
        onSort={(next) => {
          asked.push(next);
          setSort(next);
        }}
        selection={selection}
        onSelect={setSelection}
        instead={({ _id }) => _id === editing && <p>Being edited</p>}
      />
      <output>{Object.keys(selection).join(' ')}</output>
    </>
  );
}

test('rows stay in the order of the server, and are named by what they are about', async () => {
  await render(<Orders />);
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['Zora', 'Abel']);
  await expectAccessible();
});

test('a press on a head asks for its order, a second one for the other way round', async () => {
  asked = [];
  await render(<Orders />);
  const head = page.getByRole('columnheader', { name: 'Buyer' });
  const press = head.getByRole('button');
  await expect.element(head).toHaveAttribute('aria-sort', 'none');
  await press.click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard(' ');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  expect(asked).toEqual(['buyer', '-buyer', 'buyer']);
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['Zora', 'Abel']);
});

test('a column that cannot be sorted has no button', async () => {
  await render(<Orders />);
  const head = page.getByRole('columnheader', { name: 'Total' });
  await expect.element(head).not.toHaveAttribute('aria-sort');
  expect(head.getByRole('button').elements()).toEqual([]);
});

test('rows are chosen by their id, one by one or all', async () => {
  await render(<Orders />);
  const chosen = page.getByRole('status');
  await page.getByRole('checkbox', { name: 'Choose Abel' }).click();
  await expect.element(chosen).toHaveTextContent('a');
  await page.getByRole('checkbox', { name: 'Choose all' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Choose Zora' })).toBeChecked();
  await expect.element(chosen).toHaveTextContent('a b');
});

test('what stands in the place of a row takes its whole width', async () => {
  await render(<Orders editing="b" />);
  const cell = page.getByRole('cell', { name: 'Being edited' });
  await expect.element(cell).toHaveAttribute('colspan', '3');
  expect(page.getByText('Zora').elements()).toEqual([]);
});
