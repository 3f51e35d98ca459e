import { expect, it } from 'vitest';
import { exceptionsIn, findSeries } from './find-series.ts';

const logo = (y: number, x = 40, side = 48) => ({ x, y, width: side, height: side });

it('finds pictures of one size below each other, or beside each other', () => {
  const column = [logo(0), logo(80), logo(161, 41, 47)];
  const row = [logo(400), logo(400, 120), logo(400, 300)];
  expect(findSeries([...column, ...row, logo(600), logo(700, 500, 96)])).toEqual([[...column, row[0], logo(600)]]);
  expect(findSeries([...column, ...row.slice(1)])).toEqual([column]);
  expect(findSeries(row)).toEqual([row]);
});

it('finds what only a few of a series were taken for', () => {
  const series = [logo(0), logo(80), logo(160)];
  expect(exceptionsIn([series], (box) => box === series[1])).toEqual([series[1]]);
  expect(exceptionsIn([series], (box) => box !== series[1])).toEqual([]);
});
