import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Framework } from '#contract/generations.ts';
import type { PageToken } from '#web/preview/messages.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import type { PageCode } from '../page-code.ts';
import { examples } from '../testing/examples.ts';
import { DesignSystemPanel } from './design-system-panel.tsx';

const tailwind = examples['pricing in Tailwind'];
const used: PageToken[] = [
  { name: '--color-orange-400', value: '#fb923c' },
  { name: '--color-slate-900', value: '#0f172b' },
  { name: '--spacing', value: '0.25rem' },
  { name: '--text-sm', value: '0.875rem' },
  { name: '--text-sm--line-height', value: 'calc(1.25 / 0.875)' },
];

interface Seen {
  code: PageCode;
  labels: string[];
}

function Bench({ seen, framework, tokens }: { seen: Seen; framework: Framework; tokens?: PageToken[] | undefined }) {
  const [code, setCode] = useState(seen.code);
  const take = (changed: PageCode, label: string) => {
    seen.labels.push(label);
    seen.code = changed;
    setCode(changed);
  };
  return (
    <div style={{ width: 375 }}>
      <DesignSystemPanel framework={framework} code={code} tokens={tokens} onChange={take} />
    </div>
  );
}

async function open(code: PageCode, framework: Framework, tokens?: PageToken[]): Promise<Seen> {
  const seen: Seen = { code, labels: [] };
  await renderPage(<Bench seen={seen} framework={framework} tokens={tokens} />);
  return seen;
}

test('a colour of the page, and back', async () => {
  const seen = await open(tailwind, 'tailwind', used);
  const orange = page.getByLabelText(/^orange 400\b/);
  await expect.element(orange).toHaveValue('#fb923c');
  await orange.fill('#112233');
  expect(seen.code.html).toBe(tailwind.html.replace('--color-orange-400: #fb923c', '--color-orange-400: #112233'));
  expect(seen.labels).toEqual(['Palette orange 400']);
  await page.getByRole('button', { name: 'Reset orange 400' }).click();
  expect(seen.code).toEqual(tailwind);
  await expect.element(page.getByRole('button', { name: 'Reset orange 400' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a step of Tailwind that the page uses, by keyboard', async () => {
  const seen = await open(tailwind, 'tailwind', used);
  const small = page.getByRole('textbox', { name: 'sm', exact: true });
  small.element().focus();
  await userEvent.keyboard('{Control>}a{/Control}wide{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a length, such as 1rem or 16px.');
  await userEvent.keyboard('{Control>}a{/Control}15px{Enter}');
  expect(seen.code.html).toContain('--text-sm: 15px;');
  await page.getByRole('button', { name: 'Reset sm' }).click();
  expect(seen.code).toEqual(tailwind);
});

test('a typeface brings its web font, and takes it away', async () => {
  const seen = await open(tailwind, 'tailwind', used);
  const family = page.getByRole('combobox', { name: 'sans' });
  await expect.element(family).toHaveValue('Arial');
  await family.selectOptions('Lora');
  expect(seen.code.html).toContain('family=Lora:wght@');
  await page.getByRole('button', { name: 'Reset sans' }).click();
  expect(seen.code).toEqual(tailwind);
});

test.each([
  ['bootstrap', 'pricing in Bootstrap', '--bs-success: #112233'],
  ['custom', 'pricing in custom CSS', '--color-muted: #112233'],
] as const)('has the tokens of a page in %s, on a phone', async (framework, name, expected) => {
  const seen = await open(examples[name], framework);
  await page
    .getByLabelText(framework === 'custom' ? /^muted\s*#/ : /^success/)
    .first()
    .fill('#112233');
  expect(seen.code.html + seen.code.css).toContain(expected);
  const panel = page.getByRole('region', { name: 'Design system' }).element();
  expect(panel.scrollWidth).toBeLessThanOrEqual(375);
  await expectAccessible();
});

test('says where to go where a page has none', async () => {
  await open({ html: '<p>A</p>', css: '' }, 'custom');
  await expect.element(page.getByText('This page has no design tokens')).toBeVisible();
});
