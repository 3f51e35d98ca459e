import { expect, it } from 'vitest';
import { writePage } from '../../../../write-page.ts';
import { element, harbourPage } from '../../testing/harbour-page.ts';

it('draws initials on a disc of their size, beside badges with a size of their own', async () => {
  const css = { 'background-color': '#198754', color: '#ffffff', 'border-radius': '9999px', display: 'inline-block' };
  const avatar = {
    ...element('span', { ...css, padding: '10px', 'font-size': '14px', 'line-height': '20px' }, ['AK'], {
      attributes: { role: 'img', 'aria-label': 'Anna' },
    }),
    name: 'avatar',
  };
  const badge = {
    ...element('span', { ...css, padding: '2px 8px', 'font-size': '12px', 'line-height': '16px' }, ['Paid']),
    name: 'badge',
  };
  const stack = element('div', { display: 'flex', 'flex-direction': 'column' }, [
    { ...badge, css: { ...badge.css, 'align-self': 'center' } },
  ]);
  const page = harbourPage();
  const { html } = await writePage(
    { ...page, body: { ...page.body, children: [avatar, avatar, badge, stack] } },
    'bootstrap',
  );
  expect(html).toMatch(/<svg[^>]*class="[^"]*rounded-circle[^"]*"[^>]*width="40"\s+height="40"/);
  expect(html).toMatch(/<text[^>]*text-anchor="middle"[^>]*>\s*AK\s*<\/text>/);
  expect(html).toMatch(/class="badge[^"]* align-self-center/);
  expect(html).toMatch(/--bs-badge-padding-y: 0\.25rem;/);
});
