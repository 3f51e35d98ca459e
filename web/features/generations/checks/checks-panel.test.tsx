import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Framework, OutlineNode } from '#contract/generations.ts';
import type { CraftFacts } from '#fidelity/index.ts';
import type { FromFrame, Violation } from '#web/preview/messages.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { type PageCode, readElements } from '../edit/index.ts';
import { ChecksPanel } from './checks-panel.tsx';

// The preview frame has a page of its own, which these tests do not serve: they say what it would say.

const values = { fontSize: [], color: [], gap: [], margin: [], family: [] };
const craft: CraftFacts = { elements: [], texts: [], classes: [], inlineStyles: 0, values };

const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[title="Measuring frame"]');
function say(message: FromFrame): void {
  const source = frames()[0]?.contentWindow;
  if (!source) throw new Error('No frame is there to say anything');
  window.dispatchEvent(new MessageEvent('message', { source, data: message }));
}

/** What the frame finds; `by`: how much wider the page is at 320 px, and where. */
async function answer(
  violations: Violation[] | null = [],
  by = 0,
  at: number[] = [],
  written: CraftFacts = craft,
): Promise<void> {
  await expect.poll(() => frames().length).toBe(1);
  // A frame that was just drawn is not listened to yet; a key that does nothing takes longer than that.
  await userEvent.keyboard('{Shift}');
  say({ type: 'ready', document: 'one' });
  say({ type: 'violations', request: 0, violations });
  if (!violations) return;
  say({ type: 'craft', request: 0, craft: written });
  for (const [request, width] of [1280, 768, 320].entries()) {
    // Each window is asked about after the one before it.
    await expect.poll(() => frames()[0]?.style.width).toBe(`${width}px`);
    say({ type: 'overflow', request, width, ...(width === 320 ? { by, at } : { by: 0, at: [] }) });
  }
}

interface Seen {
  code: PageCode;
  labels: string[];
  shown: number[];
  asked: [wish: string, at: number | undefined][];
}

interface Page {
  html: string;
  framework?: Framework;
  /** As it was stored. */
  stored?: string;
  outline?: OutlineNode;
  canAsk?: boolean;
}

/** The panel with a page that keeps what is changed, as the workbench does; "Type" is somebody at the code. */
function Bench({ seen, framework = 'tailwind', stored, outline, canAsk = true }: Page & { seen: Seen }) {
  const [code, setCode] = useState(seen.code);
  const take = (changed: PageCode) => {
    seen.code = changed;
    setCode(changed);
  };
  return (
    <div style={{ width: 360 }}>
      <ChecksPanel
        generation={{
          ...{ framework, mode: 'clean', language: 'automatic', corrections: null },
          result: stored === undefined ? null : { html: stored },
        }}
        result={outline ? { outline } : {}}
        code={code}
        whole={code}
        onChange={(changed, label) => {
          seen.labels.push(label);
          take(changed);
        }}
        onSelect={(at) => seen.shown.push(at)}
        onAsk={canAsk ? (wish, at) => seen.asked.push([wish, at]) : undefined}
      />
      <button type="button" onClick={() => take({ ...code, html: `${code.html}<!-- typed -->` })}>
        Type
      </button>
    </div>
  );
}

async function open(subject: Page): Promise<Seen> {
  const seen: Seen = { code: { html: subject.html, css: '' }, labels: [], shown: [], asked: [] };
  await renderPage(<Bench seen={seen} {...subject} />);
  return seen;
}

const written = (body: string) => `<!doctype html>
<html lang="en">
  <body><main><h1>Tours</h1>${body}</main></body>
</html>
`;
const atOf = (html: string, tag: string): number => readElements(html).find((element) => element.tag === tag)!.at;
const violation = (rule: string, places: Violation['places'] = []): Violation => ({
  ...{ rule, help: 'Something is missing', impact: 'serious', count: 1, example: '', places },
});
const status = page.getByRole('region', { name: 'Checks' }).getByRole('status');

afterEach(() => {
  vi.useRealTimers();
});

test('a page with nothing to mend says so, and what was not measured', async () => {
  await open({ html: written('') });
  await expect.element(status).toHaveTextContent('Checking the page at 320, 768 and 1280 px…');
  await answer();
  await expect.element(status).toHaveTextContent('Nothing to mend.');
  await expect.element(page.getByText('axe found nothing (WCAG 2.1 A and AA).')).toBeVisible();
  await expect.element(page.getByText(/^Not measured: nothing is known/)).toBeVisible();
  expect(frames()).toHaveLength(0);
  await expectAccessible();
});

test('a page is held against the elements of the one that the engine wrote in Clean mode', async () => {
  const html = written('<div>Quay</div>');
  const element = { classes: '', style: '', role: '' };
  const elements = [
    { ...element, parent: -1, tag: 'body' },
    { ...element, parent: 0, tag: 'div' },
  ];
  const outline = { tag: 'body', children: [{ tag: 'footer', children: ['Quay'] }] };
  const seen = await open({ html, outline });
  await answer([], 0, [], { ...craft, elements, texts: [{ text: 'Quay', element: 1 }] });
  await expect.element(page.getByText('Not in a footer element: “Quay”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  expect(seen.shown).toEqual([atOf(html, 'div')]);
});

test('too little contrast becomes the nearest colour of Tailwind that is enough, by keyboard', async () => {
  const html = written('<p class="text-sm text-gray-400">Fine print</p>');
  const seen = await open({ html });
  const contrast = { color: '#99a1af', ground: '#ffffff', ratio: 2.6, wanted: 4.5 };
  await answer([violation('color-contrast', [{ at: atOf(html, 'p'), contrast }])]);
  await expect.element(status).toHaveTextContent('1 thing to mend.');
  // What is to be mended is not below what is well.
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toMatchTextContent('Contrast');
  await expectAccessible();
  page.getByRole('button', { name: 'Fix: Use gray-500' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(seen.code.html).toContain('<p class="text-sm text-gray-500">Fine print</p>');
  expect(seen.labels).toEqual(['Use gray-500']);
  // The button is gone; the result of the next look is read where the focus is.
  await expect.element(status).toHaveFocus();
  await answer();
  await expect.element(status).toHaveTextContent('Nothing to mend.');
});

test('findings name their element, and stay in their place while a change is checked', async () => {
  const html = written('<p class="p-[13px]">Fine print</p><p class="p-[13px] m-1">More</p>');
  const seen = await open({ html });
  await answer();
  await expect.element(page.getByText('p “Fine print”', { exact: true })).toBeVisible();
  const use = page.getByRole('button', { name: 'Fix: Use p-3' });
  await use.click();
  expect(seen.code.html).toContain('<p class="p-3">Fine print</p><p class="p-3 m-1">More</p>');
  // It is in sight, but nobody can do anything with what may not be so any more.
  const told = page.getByText('p-[13px] is not on the documented scale.');
  await expect.element(told).toBeVisible();
  expect(told.element().closest('[inert]')).not.toBeNull();
  await answer();
  await expect.element(status).toHaveTextContent('Nothing to mend.');
  expect(told.elements()).toHaveLength(0);
});

test('what overflows is shown and let shrink', async () => {
  const html = written('<table class="w-[600px]"></table>');
  const seen = await open({ html });
  await answer([], 80, [atOf(html, 'table')]);
  await page.getByRole('button', { name: 'Show' }).first().click();
  expect(seen.shown).toEqual([atOf(html, 'table')]);
  await page.getByRole('button', { name: 'Fix: Let it shrink' }).click();
  expect(seen.code.html).toContain('<table class="max-w-full">');
});

test('the language is that of the stored page; what nobody knows is asked of a provider', async () => {
  const html = written('').replace(' lang="en"', '');
  const seen = await open({ html, stored: written('').replace('"en"', '"de"') });
  await answer([violation('html-has-lang'), violation('link-name', [{ at: atOf(html, 'h1') }])]);
  await page.getByRole('button', { name: 'Ask a provider' }).click();
  expect(seen.asked).toEqual([['Something is missing', atOf(html, 'h1')]]);
  await page.getByRole('button', { name: 'Fix: Say lang="de"' }).click();
  expect(seen.code.html).toContain('<html lang="de">');
});

test('a language that is not known has no fix, and without a provider nobody can be asked', async () => {
  await open({ html: written('').replace(' lang="en"', ''), canAsk: false });
  await answer([violation('html-has-lang')]);
  await expect.element(page.getByRole('button', { name: 'Show' })).toBeVisible();
  expect(page.getByRole('button', { name: /^(Fix|Ask)/ }).elements()).toHaveLength(0);
});

test('a page without a main landmark gets one', async () => {
  const seen = await open({ html: written('').replaceAll('main>', 'div>') });
  await answer();
  await page.getByRole('button', { name: 'Fix: Make it main' }).click();
  expect(seen.code.html).toBe(written(''));
});

test('where the page cannot be audited it says so, and tries again', async () => {
  await open({ html: written('') });
  await answer(null);
  const trouble = page.getByRole('alert');
  await expect.element(trouble).toMatchTextContent('The page could not be checked.');
  await expectAccessible();
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect.element(status).toMatchTextContent(/^Checking the page/);
  await answer();
  await expect.element(status).toHaveTextContent('Nothing to mend.');
  expect(trouble.elements()).toHaveLength(0);
});

test('a frame that says nothing is not waited for without end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open({ html: written('') });
  vi.advanceTimersByTime(31_000);
  vi.useRealTimers();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The page could not be checked.');
});

test('what is no report at all ends in the same words', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open({ html: written('') });
  await answer([{ rule: 'color-contrast' } as Violation]);
  await expect.element(page.getByRole('alert')).toMatchTextContent('The page could not be checked.');
});

test('while somebody types no frame is made; the page is checked when it rests', async () => {
  await open({ html: written('') });
  await answer();
  await expect.element(status).toHaveTextContent('Nothing to mend.');
  const mounted: Node[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.querySelector('iframe')) mounted.push(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const key = page.getByRole('button', { name: 'Type' }).element() as HTMLElement;
  for (let i = 0; i < 8; i += 1) {
    key.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(mounted).toHaveLength(0);
  await expect.element(status).toMatchTextContent(/^Checking the page/);
  await answer();
  await expect.element(status).toHaveTextContent('Nothing to mend.');
  expect(mounted).toHaveLength(1);
  observer.disconnect();
});

test('a fix that comes too late leaves what was typed meanwhile', async () => {
  const seen = await open({ html: written('<p>Boats and trains</p>'.repeat(20)) });
  await answer();
  const fix = page.getByRole('button', { name: 'Fix: Format' });
  await expect.element(fix).toBeVisible();
  (fix.element() as HTMLElement).click();
  (page.getByRole('button', { name: 'Type' }).element() as HTMLElement).click();
  await expect.element(page.getByText('“Format” was not done: the page has changed meanwhile.')).toBeVisible();
  expect(seen.code.html).toMatch(/<!-- typed -->$/);
  expect(seen.labels).toEqual([]);
});

test('a fix that cannot be made says why', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = `${written('<p>Boats and trains</p>'.repeat(20))}</section>`;
  const seen = await open({ html });
  await answer();
  await page.getByRole('button', { name: 'Fix: Format' }).click();
  await expect.element(page.getByText(/^“Format” could not be done: Unexpected closing tag "section"/)).toBeVisible();
  expect(seen.code.html).toBe(html);
  await expect.element(page.getByRole('button', { name: 'Fix: Format' })).toBeEnabled();
});
