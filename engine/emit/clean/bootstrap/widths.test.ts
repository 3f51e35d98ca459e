import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { widthsIn } from './widths.ts';

it('knows how much is left beside a sidebar, also beside one in a drawer', () => {
  const aside = element('aside', { width: '256px' });
  const drawer = element('div', { display: 'contents' }, [aside]);
  const content = element('div', { flex: '1 1 0%' });
  const page = element('body', { display: 'flex', 'flex-direction': 'row' }, [drawer, content]);
  expect(widthsIn(page, 1280)(content)).toBe(1024);
});
