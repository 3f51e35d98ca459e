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

const written = async (...children: Parameters<typeof element>[2] & object) => {
  const page = harbourPage();
  const { html } = await writePage({ ...page, body: { ...page.body, children: [...children] } }, 'bootstrap');
  return html.replace(/\s+/g, ' ');
};

it('draws dashes, bars and empty boxes, which have a size as drawings only', async () => {
  const dash = element('hr', { 'border-top': '2px solid #4f46e5', width: '16px' });
  const bar = element('div', { width: '4px', height: '52px', 'background-color': '#4f46e5' });
  const shape = element('div', {
    ...{ width: '71px', height: '384px', 'background-color': '#4f46e5', 'border-radius': '16px 0 0 16px' },
  });
  const html = await written(dash, bar, shape);
  expect(html).toMatch(/<svg class="d-block flex-shrink-0 bg-primary" width="16" height="2"/);
  expect(html).toMatch(/<svg class="flex-shrink-0 bg-primary" width="4" height="52"/);
  expect(html).toMatch(/<svg class="d-block [^"]*bg-primary rounded-start-\d" width="71" height="384"/);
});

it('keeps a picture beside something as wide as it is where there is the room', async () => {
  const picture = element('img', { width: '100%', height: '256px', 'object-fit': 'cover' }, [], {
    attributes: { src: 'boat.webp', alt: 'Boat', width: '417', height: '576' },
    at: { lg: { width: '417px', height: 'auto', 'flex-shrink': '0' } },
  });
  const row = element('div', { display: 'flex' }, [picture, element('p', {}, ['Sail'])]);
  expect(await written(row)).toMatch(/<img class="img-fluid object-fit-cover flex-lg-shrink-0"/);
});
