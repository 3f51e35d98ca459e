import { describe, expect, test } from 'vitest';
import { cannedPlaceholders } from '#contract/tickets/canned-replies.ts';
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts';

const values = {
  '{userName}': 'Vera',
  '{userEmail}': 'vera@test.example',
  '{subject}': 'A blue pier',
  '{about}': 'Order 42',
  '{adminName}': 'Ada',
} satisfies PlaceholderValues;

describe('placeholders of a canned reply', () => {
  test('are filled in, every one of them, wherever it stands', () => {
    const all = Object.keys(cannedPlaceholders).join(' ');
    expect(fillPlaceholders(all, values)).toBe('Vera vera@test.example A blue pier Order 42 Ada');
    expect(fillPlaceholders('{userName}, {userName}!\n({subject})', values)).toBe('Vera, Vera!\n(A blue pier)');
  });

  test.each(['{nobody}', '{}', '{ userName }', '{USERNAME}', '{constructor}', '{toString}', '{__proto__}', '{{x}'])(
    'that are unknown stay: %s',
    (text) => {
      expect(fillPlaceholders(text, values)).toBe(text);
    },
  );

  test('without a value stay, so that they are seen before the reply is sent', () => {
    const { '{about}': _about, ...others } = values;
    expect(fillPlaceholders('About {about}', others)).toBe('About {about}');
    expect(fillPlaceholders('About {about}', { ...others, '{about}': '' })).toBe('About {about}');
  });

  test('are not looked for in values, which come in as they are', () => {
    const tricky = { ...values, '{userName}': '{adminName} $& $1', '{adminName}': '{userName}' };
    expect(fillPlaceholders('{userName}/{adminName}', tricky)).toBe('{adminName} $& $1/{userName}');
    expect(fillPlaceholders('{{userName}}', { ...values, '{userName}': 'subject' })).toBe('{subject}');
  });
});
