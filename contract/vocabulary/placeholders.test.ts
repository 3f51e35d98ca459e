import { describe, expect, test } from 'vitest';
import { cannedPlaceholders, fillPlaceholders, findPlaceholders, placeholderProblem } from './placeholders.ts';

const values = {
  '{userName}': 'Vera',
  '{userEmail}': 'vera@test.example',
  '{subject}': 'A blue pier',
  '{about}': 'Order 42',
  '{adminName}': 'Ada',
};
const code = ['{nobody}', '{}', '{ userName }', '{USERNAME}', '{constructor}', '{toString}', '{__proto__}', '{{x}'];
const templates = [`\${subject}`, '{{subject}}', '{{{name}}}', '{{ name }}', `\${{name}}`];

describe('placeholders of a canned reply', () => {
  test('are filled in, every one of them, wherever it stands', () => {
    const all = Object.keys(cannedPlaceholders).join(' ');
    expect(fillPlaceholders(all, values)).toBe('Vera vera@test.example A blue pier Order 42 Ada');
    expect(fillPlaceholders('{userName}, {userName}!\n({subject})', values)).toBe('Vera, Vera!\n(A blue pier)');
  });

  test.each([...code, ...templates])('are ours alone, code stays: %s', (text) => {
    expect(fillPlaceholders(text, values)).toBe(text);
  });

  test('without a value stay, so that they are seen before the reply is sent', () => {
    const { '{about}': _about, ...others } = values;
    expect(fillPlaceholders('About {about}', others)).toBe('About {about}');
    expect(fillPlaceholders('About {about}', { ...others, '{about}': '' })).toBe('About {about}');
  });

  test('are not looked for in values, which come in as they are', () => {
    const tricky = { ...values, '{userName}': '{adminName} $& $1', '{adminName}': '{userName}' };
    expect(fillPlaceholders('{userName}/{adminName}', tricky)).toBe('{adminName} $& $1/{userName}');
  });
});

describe('what was not filled in', () => {
  test('is found where it stands, a name of mails too', () => {
    expect(findPlaceholders('For {about}, {{name}}.')).toEqual([
      { name: '{about}', start: 4, end: 11 },
      { name: '{{name}}', start: 13, end: 21 },
    ]);
  });

  test.each([...code, ...templates, 'if (a) { return about }'])('is nothing that is code: %s', (text) => {
    expect(findPlaceholders(text)).toEqual([]);
  });

  test('is not what stands in a name or a subject, and nothing beside it is overlooked', () => {
    const subject = 'Why is {subject} empty?';
    expect(findPlaceholders(`About “${subject}”`, [subject, 'Vera'])).toEqual([]);
    expect(findPlaceholders(`“${subject}”: {subject}`, [subject])).toMatchObject([{ name: '{subject}', start: 27 }]);
  });

  test('is said once each, and what to do', () => {
    expect(placeholderProblem(findPlaceholders('Fine.'))).toBeUndefined();
    expect(placeholderProblem(findPlaceholders('{about} {about}'))).toBe(
      '{about} has not been filled in. Replace it before you send, or put a space inside the braces to send it as written.',
    );
    expect(placeholderProblem(findPlaceholders('{about} {subject}'))).toMatch(/^\{about\}, \{subject\} have not/);
  });
});
