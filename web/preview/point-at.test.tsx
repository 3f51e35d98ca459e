import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { elementOf, numberOf, takeNumbers } from './numbers.ts';
import { pointAt } from './point-at.ts';
import { readStyles } from './read-styles.ts';
import { readTokens } from './read-tokens.ts';
import { follow, followChanges, shownElement, showPlace } from './show-place.ts';

const outlines = () =>
  [...document.documentElement.querySelectorAll<HTMLElement>(':scope > div')].filter(
    ({ style }) => style.display === 'block',
  );
let stop = () => {};

beforeEach(async () => {
  await render(
    <main>
      <style>
        {':root { --lime: oklch(0.8 0.2 130); --unused: red; --mix: var(--lime) } .lime { color: var(--mix) }'}
      </style>
      <h1 id="title" className="lime" style={{ padding: 4, fontSize: 20 }}>
        Harbour <em>tours</em>
      </h1>
      <button type="button">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M0 0h24v24H0z" />
        </svg>
      </button>
    </main>,
  );
});
afterEach(() => {
  stop();
  showPlace(null, false);
});

function point() {
  const taken: Element[] = [];
  let isGivenUp = false;
  stop = pointAt(document, {
    from: shownElement,
    take: (element) => taken.push(element),
    giveUp: () => {
      isGivenUp = true;
    },
  });
  return { taken, isGivenUp: () => isGivenUp };
}

const title = () => document.querySelector('#title')!;

test('the pointer outlines, a press takes, and it goes on', async () => {
  const { taken } = point();
  await page.getByRole('heading').hover();
  expect(outlines()).toHaveLength(1);
  await page.getByText('tours').click();
  await page.getByRole('button').click();
  // A drawing is one thing, however many lines it has.
  expect(taken.map(({ localName }) => localName)).toEqual(['em', 'svg']);
});

test('the arrows walk the tree, Enter takes, Escape gives up', async () => {
  const pointing = point();
  const numbered = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
  numbered.querySelector('#title')!.setAttribute('data-at', '7');
  takeNumbers(numbered)();
  showPlace({ at: 7 }, false);
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowLeft}{ArrowDown}{Enter}{Escape}');
  expect(pointing.taken.map(({ localName }) => localName)).toEqual(['em', 'button']);
  expect(pointing.isGivenUp()).toBe(true);
});

test('numbers are taken out of a page and known for the one in sight', () => {
  const numbered = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
  numbered.querySelector('#title')!.setAttribute('data-at', '7');
  numbered.body.setAttribute('data-at', '2');
  const keep = takeNumbers(numbered);
  expect(numbered.documentElement.outerHTML).not.toContain('data-at');
  keep();
  expect(elementOf(7)).toBe(title());
  expect(numberOf(title().querySelector('em')!)).toBe(7);
  expect(numberOf(document.querySelector('main')!)).toBe(2);
  expect(elementOf(3)).toBeNull();
});

test('an outline follows its element, and a place of the page comes into view', () => {
  const numbered = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
  numbered.querySelector('#title')!.setAttribute('data-at', '7');
  takeNumbers(numbered)();
  showPlace({ at: 7 }, true);
  const lies = () => outlines()[0]!.getBoundingClientRect();
  expect(lies()).toEqual(title().getBoundingClientRect());
  (title() as HTMLElement).style.marginTop = '50px';
  follow();
  expect(lies()).toEqual(title().getBoundingClientRect());

  document.body.style.height = '5000px';
  showPlace({ x: 10, y: 3000, width: 40, height: 20 }, true);
  expect(window.scrollY).toBeGreaterThan(2000);
  expect(lies()).toMatchObject({ x: 10, y: 3000 - window.scrollY, width: 40, height: 20 });
  showPlace({ at: 99 }, true);
  expect(outlines()).toHaveLength(0);
  document.body.style.height = '';
});

test('what was in view stays so when the window becomes smaller, and what was not moves nothing', async () => {
  followChanges(document);
  document.body.style.height = '5000px';
  await page.viewport(800, 800);
  for (const [y, moves] of [
    [600, true],
    [3000, false],
  ] as const) {
    await page.viewport(800, 800);
    window.scrollTo(0, 0);
    showPlace({ x: 10, y, width: 40, height: 20 }, false);
    const resized = new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }));
    await page.viewport(800, 300);
    await resized;
    expect(window.scrollY > 0).toBe(moves);
  }
  document.body.style.height = '';
  await page.viewport(414, 896);
});

test('styles are told as computed, colours as hexadecimal', () => {
  const { styles, box, parentLayout } = readStyles(title());
  expect(styles).toMatchObject({ paddingTop: '4px', fontSize: '20px', backgroundColor: '#00000000' });
  expect(styles.color).toMatch(/^#[\da-f]{6}$/);
  expect(box.width).toBe(title().getBoundingClientRect().width);
  expect(parentLayout).toBe('block');
});

test('tokens are those that the page uses, with what they are made of', () => {
  const tokens = readTokens(document).filter(({ name }) => /lime|unused|mix/.test(name));
  expect(tokens.map(({ name }) => name)).toEqual(['--lime', '--mix']);
  expect(tokens[1]?.value).toMatch(/^#[\da-f]{6}$/);
});
