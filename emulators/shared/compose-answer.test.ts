import { expect, test } from 'vitest';
import { PROMPT, pageIn } from '../testing/prompt.ts';
import { composeAnswer } from './compose-answer.ts';
import { askedFrom, type Turn } from './turns.ts';
import type { Reply } from './types.ts';

const rest = { model: 'demo', stream: true, json: false };
const turn = (role: Turn['role'], text: string): Turn => ({ role, text, images: [] });
const answer = (turns: Turn[], reply: Reply = {}, count = 0) => composeAnswer(askedFrom(turns, rest), reply, count);
const first = (prompt = PROMPT) => answer([turn('user', prompt)]).text;
const later = (wanted: string, prompt = PROMPT, reply?: Reply) =>
  pageIn(answer([turn('user', prompt), turn('model', first(prompt)), turn('user', wanted)], reply).text);

test('the page holds the measured lines and the picture regions, in Tailwind without css', () => {
  const { html, css } = pageIn(first());
  expect(html).toContain('>Welcome</h1>');
  expect(html).toContain('Say &#34;hi&#34; &#38; {go}');
  expect(html).toContain('<img src="image-1"');
  expect(html).not.toContain('#111827');
  expect(css).toBe('');
});

test('Bootstrap uses its classes; custom writes a style sheet, before the markup', () => {
  expect(pageIn(first(PROMPT.replace('Tailwind CSS', 'Bootstrap'))).html).toContain('container');
  const custom = first(PROMPT.replace('Tailwind CSS', 'plain CSS'));
  expect(pageIn(custom).css).toContain('.page-header');
  expect(custom.indexOf('"css"')).toBeLessThan(custom.indexOf('"html"'));
});

test('a prompt without measurements is answered too', () => {
  expect(pageIn(first('Hello')).html).toContain('Emulated page');
});

test('plain, fenced and prose take turns; who demands JSON gets it plain', () => {
  const starts = [0, 1, 2, 3].map((count) => answer([turn('user', PROMPT)], {}, count).text.slice(0, 4));
  expect(starts).toEqual(['{"ht', '```j', 'Here', '{"ht']);
  expect(composeAnswer({ ...askedFrom([turn('user', PROMPT)], rest), json: true }, {}, 1).text).toMatch(/^\{/);
});

test.each([
  ['Tailwind CSS', 'text-[#111827] text-[28px]'],
  ['Bootstrap', 'style="color: #111827; font-size: 28px"'],
  ['plain CSS', '.line-0 { color: #111827; font-size: 28px }'],
])('a repair with %s applies measured colours and sizes and adds what is missing', (framework, measured) => {
  const problems = JSON.stringify(['The text "Sign in" is missing.', 'The text "Welcome" is missing.']);
  const page = later(`Mend these.\n<problems>\n${problems}\n</problems>`, PROMPT.replace('Tailwind CSS', framework));
  expect(page.html + page.css).toContain(measured);
  expect(page.html.match(/Sign in/g)).toHaveLength(1);
  expect(page.html.match(/>Welcome<\/h1>/g)).toHaveLength(1);
});

test('a worse repair loses lines', () => {
  const page = later('<problems>["x"]</problems>', PROMPT, { flaw: 'worse-repair' });
  expect(page.html).not.toContain('Say');
});

test.each([
  ['Tailwind CSS', '<header class="px-4 py-3 md:px-8 bg-[#0f172a]'],
  ['Bootstrap', 'style="background: #0f172a; color: #f8fafc"'],
  ['plain CSS', 'header[class] { background: #0f172a'],
])('a follow-up with %s darkens the header and notes the instruction', (framework, dark) => {
  const wanted = 'Change it.\n<user_instructions>\nDark header --> please\n</user_instructions>';
  const page = later(wanted, PROMPT.replace('Tailwind CSS', framework));
  expect(page.html + page.css).toContain(dark);
  expect(page.html).toMatch(/<!-- Dark header\s+please -->/);
  expect(page.html).toContain('Welcome');
});

test('chunks join to the text, and never split a character', () => {
  const { chunks, text } = answer([turn('user', 'x')], { text: 'a😀b😀', chunk: 1 });
  expect(chunks).toEqual(['a', '😀', 'b', '😀']);
  expect(chunks.join('')).toBe(text);
});
