import {
  type ColumnDef,
  createColumnHelper,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { HeadCell } from './head-cell.tsx';
import { sortingOf, sortOf } from './sorting.ts';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });
export type TableColumns<Row extends RowData> = ColumnDef<typeof features, Row>[];
export type Selection = RowSelectionState;

/** Columns of a table; the id of one that can be sorted is the field's name on the wire. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

const line = 'border-line border-t';
const place = 'px-3 py-2 font-normal first:pl-5 last:pr-5';

interface DataTableProps<Row extends RowData> {
  label: string;
  /** The same array at every render. The first one names its row; one of boxes to choose rows by has the id `select`. */
  columns: TableColumns<Row>;
  rows: Row[];
  rowId: (row: Row) => string;
  /** Field name, with `-` in front for descending. */
  sort: string;
  onSort: (sort: string) => void;
  /** Ids of rows that are chosen, on any page. */
  selection?: Selection;
  onSelect?: (selection: Selection) => void;
  /** What stands in the place of a row, e.g. the form that edits it. */
  instead?: (row: Row) => ReactNode;
}

/** Rows as the server has sorted and cut them: a table says what is wanted, it never reorders. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, sort, onSort, selection, onSelect, instead } = props;
  const sorting = sortingOf(sort);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    state: { sorting, rowSelection: selection ?? {} },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    enableRowSelection: Boolean(onSelect),
    onSortingChange: (updater) => onSort(sortOf(typeof updater === 'function' ? updater(sorting) : updater)),
    onRowSelectionChange: (updater) => onSelect?.(typeof updater === 'function' ? updater(selection ?? {}) : updater),
  });
  /** The first column that says something: a box to choose by does not. */
  const names = columns.findIndex(({ id }) => id !== 'select');
  return (
    <table aria-label={label} className="w-full text-left text-small">
      <thead className="text-caption text-muted">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <HeadCell
                key={header.id}
                sorted={header.column.getCanSort() ? header.column.getIsSorted() || 'none' : undefined}
                onSort={header.column.getToggleSortingHandler()}
              >
                <table.FlexRender header={header} />
              </HeadCell>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => {
          const other = instead?.(row.original);
          return (
            <tr key={row.id} className={row.getIsSelected() && !other ? `${line} bg-accent-soft` : line}>
              {other ? (
                <td colSpan={columns.length} className="px-5 py-4">
                  {other}
                </td>
              ) : (
                row.getAllCells().map((cell, i) => {
                  const Cell = i === names ? 'th' : 'td';
                  return (
                    <Cell key={cell.id} scope={i === names ? 'row' : undefined} className={place}>
                      <table.FlexRender cell={cell} />
                    </Cell>
                  );
                })
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
