import { expect, test } from 'vitest';
import { barLabel, barText, spanOf } from './bar-text.ts';
import { columnsOf } from './columns.ts';

test('items stand on packages, what went back hangs below zero', () => {
  const { columns, zero, highest, lowest } = columnsOf([
    { packages: '6.00', items: '2.00' },
    { packages: '-2.00', items: '4.00' },
    { packages: '-1.00', items: '-1.00' },
    { packages: '0.00', items: '0.00' },
  ]);
  expect({ zero, highest, lowest }).toEqual({ zero: 0.8, highest: 8, lowest: -2 });
  expect(columns).toEqual([
    { packages: { top: 0.2, height: 0.6 }, items: { top: 0, height: 0.2 } },
    { packages: { top: 0.8, height: 0.2 }, items: { top: 0.4, height: 0.4 } },
    { packages: { top: 0.8, height: 0.1 }, items: { top: 0.9, height: 0.1 } },
    { packages: { top: 0.8, height: 0 }, items: { top: 0.8, height: 0 } },
  ]);
});

test('without any amount there are flat columns, and no division by zero', () => {
  expect(columnsOf([{ packages: '0.00', items: '0.00' }])).toEqual({
    columns: [{ packages: { top: 0, height: 0 }, items: { top: 0, height: 0 } }],
    ...{ zero: 0, highest: 0, lowest: 0 },
  });
});

test('bars are named in UTC', () => {
  expect(barLabel('day', '2026-11-01')).toBe('1 Nov 2026');
  expect(barLabel('week', '2026-11-16')).toBe('Week of 16 Nov 2026');
  expect(barLabel('month', '2026-11-01')).toBe('November 2026');
  expect(barText({ start: '2026-11-01', packages: '-9.00', items: '19.00', orders: 1 }, 'EUR')).toBe(
    'Packages -€9.00 · Items €19.00 · 1 order',
  );
  expect(spanOf('week', 26)).toBe('Last 26 weeks');
});
