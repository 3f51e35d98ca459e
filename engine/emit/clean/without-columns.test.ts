import { expect, it } from 'vitest';
import type { Element } from '../../model/element.ts';
import { withoutColumns } from './without-columns.ts';

const element = (tag: string, ...children: Element['children']): Element => ({ tag, name: tag, css: {}, children });

it('leaves rows and cells of a table', () => {
  const body = element('tbody', element('tr', element('td', 'Tea')));
  const table = element('table', element('colgroup', element('col')), body);
  expect(withoutColumns({ body: element('main', table) }).body).toEqual(element('main', element('table', body)));
});
