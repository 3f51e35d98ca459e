import { expect, test } from 'vitest';
import { isPressed, type KeyPress, keyLabels } from './shortcut.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...held,
});

test.each([
  ['mod+k', press('k', { ctrlKey: true }), true],
  ['mod+k', press('K', { ctrlKey: true }), true],
  ['mod+k', press('k'), false],
  ['mod+k', press('k', { ctrlKey: true, shiftKey: true }), false],
  ['mod+k', press('k', { metaKey: true }), false],
  ['mod+enter', press('Enter', { ctrlKey: true }), true],
  ['mod+shift+z', press('Z', { ctrlKey: true, shiftKey: true }), true],
  ['?', press('?', { shiftKey: true }), true],
  ['?', press('?'), true],
  ['?', press('?', { altKey: true }), false],
  ['d', press('d'), true],
  ['d', press('d', { altKey: true }), false],
])('%s and %o: %s', (keys, pressed, expected) => {
  expect(isPressed(keys, pressed, false)).toBe(expected);
});

test('on a Mac, Command stands for Ctrl', () => {
  expect(isPressed('mod+k', press('k', { metaKey: true }), true)).toBe(true);
  expect(isPressed('mod+k', press('k', { ctrlKey: true }), true)).toBe(false);
});

test('keys are told as they are written on the keyboard', () => {
  expect(keyLabels('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keyLabels('mod+enter', true)).toEqual(['⌘', 'Enter']);
  expect(keyLabels('?', false)).toEqual(['?']);
});
