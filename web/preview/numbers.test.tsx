import { expect, test } from 'vitest';
import { ownBody } from '#web/testing/own-body.ts';
import { elementOf, numberOf, takeNumbers } from './numbers.ts';

ownBody();

const pageOf = (body: string) => new DOMParser().parseFromString(body, 'text/html');

function show(body: string): void {
  const page = pageOf(body);
  const keep = takeNumbers(page);
  document.body.replaceChildren(...page.body.childNodes);
  keep();
}

test('what is shown has no numbers in it, and is found by them', () => {
  show('<p data-at="3"><b>bold</b></p>');
  const bold = document.querySelector('b')!;
  expect(document.body.innerHTML).toBe('<p><b>bold</b></p>');
  expect(numberOf(bold)).toBe(3);
  expect(elementOf(3)).toBe(bold.parentElement);
});

test('a page that comes without numbers, as while somebody types, leaves those that are known', () => {
  show('<p data-at="3">one</p>');
  const line = document.querySelector('p')!;
  const keep = takeNumbers(pageOf('<p>two</p>'));
  line.textContent = 'two';
  keep();
  expect(numberOf(line)).toBe(3);
});
