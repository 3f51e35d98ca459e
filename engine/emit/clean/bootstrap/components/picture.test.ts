import { expect, it } from 'vitest';
import { writePage } from '../../../../write-page.ts';
import { element, harbourPage } from '../../testing/harbour-page.ts';

it('gives a chip its exact size by its drawing, and its room by the view box', async () => {
  const svg = element('svg', { width: '20px', height: '20px' }, []);
  const chip = element(
    'div',
    {
      ...{ 'background-color': '#dbeafe', 'border-radius': '12px', width: '44px', height: '44px' },
      ...{ display: 'flex', 'align-items': 'center', 'justify-content': 'center' },
    },
    [{ ...svg, attributes: { viewBox: '0 0 24 24' } }],
  );
  const page = harbourPage();
  const { html } = await writePage({ ...page, body: { ...page.body, children: [chip] } }, 'bootstrap');
  expect(html.replace(/\s+/g, ' ')).toMatch(/<svg viewBox="-14.4 -14.4 52.8 52.8" width="44" height="44"/);
});
