import type { PageCode } from './page-code.ts';
import { isColor, isDistance, type StyleOption, type StyleProperty } from './style-property.ts';
import { readTokens, type TokenGroup } from './tokens.ts';

/** What the page declares for a property, then plain values where a page seldom has tokens. */
export function customOptions(code: PageCode, property: StyleProperty): StyleOption[] {
  const own = (group: TokenGroup): StyleOption[] =>
    readTokens(code, 'custom')
      .filter((token) => token.group === group)
      .map(({ name, value }) => ({
        value: `var(${name})`,
        label: `${name.replace(/^--(color|text|space|spacing|radius)-/, '')} · ${value}`,
        group: 'Page',
        ...(group === 'palette' ? { swatch: value } : {}),
      }));
  if (isColor(property)) return [...own('palette'), { ...plain('transparent', 'transparent'), swatch: 'transparent' }];
  if (property === 'fontSize') return own('type');
  if (property === 'fontWeight')
    return ['300', '400', '500', '600', '700', '800'].map((weight) => plain(weight, weight));
  if (property === 'radius') return [plain('0', 'none'), ...own('radii'), plain('999px', 'round')];
  if (isDistance(property)) return [plain('0', '0'), ...own('spacing')];
  const shares = ['100%', '75%', '50%', '25%'].map((share) => plain(share, share.replace('%', ' %')));
  return [plain('auto', 'auto'), plain('fit-content', 'as its content'), ...shares];
}

const plain = (value: string, label: string): StyleOption => ({ value, label, group: 'Plain' });
