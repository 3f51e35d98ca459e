import { describe, expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { findUnderlinedFields } from './find-underlined-fields.ts';

const PALE = { color: 0x888888 };
const rule = (y: number, x = 100, width = 300) => ({ x, y, width, height: 1, color: 0xcccccc, surface: 0 });
const text = (content: string, y: number, look: { size?: number; color?: number } = {}, x = 100) =>
  textNode(content, x, y, look).text!;
const rolesOf = (...[rules, blocks, icons = []]: Partial<Parameters<typeof findUnderlinedFields>>) =>
  findUnderlinedFields(rules!, blocks!, icons).fields.map(({ role }) => role);

describe('findUnderlinedFields', () => {
  it('takes a label, a prompt and the rule below it for a field, with its foot on the rule', () => {
    const { fields, rules } = findUnderlinedFields(
      [rule(160)],
      [text('Full name', 100, { size: 12 }), text('As on your pass', 135, PALE)],
      [],
    );
    expect(rules).toEqual([]);
    expect(fields).toMatchObject([{ role: 'input', box: { x: 100, width: 300 } }]);
    expect(fields[0].box.y + fields[0].box.height).toBe(161);
  });

  it('knows a list by its arrow, and room for several lines', () => {
    const arrow = { x: 380, y: 140, width: 12, height: 8 };
    expect(rolesOf([rule(160)], [text('Country', 100), text('Norway', 135)], [arrow])).toEqual(['select']);
    const blocks = [text('Name', 100), text('Your name', 135, PALE), text('Message', 190), text('Ask us', 220, PALE)];
    expect(rolesOf([rule(160), rule(330)], blocks)).toEqual(['input', 'textarea']);
  });

  it('leaves rows with a title and a note, headings, and tables', () => {
    const list = [text('Frost', 100), text('In the evening', 121, PALE), text('Rain', 190), text('At noon', 211, PALE)];
    expect(rolesOf([rule(160), rule(250)], list)).toEqual([]);
    expect(rolesOf([rule(160)], [text('Opening hours', 135)])).toEqual([]);
    const titles = [text('Waiting', 100), text('458 words', 134, { ...PALE, size: 13 })];
    expect(rolesOf([rule(160)], titles)).toEqual([]);
    const cells = [text('Oslo', 135), text('4', 135, {}, 300), text('Bergen', 185), text('7', 185, {}, 300)];
    expect(rolesOf([rule(160), rule(210)], cells)).toEqual([]);
  });

  it('knows fields with nothing but their names in them by the grip of the one for several lines', () => {
    const names = [text('Full name', 100, { size: 24 }), text('Message', 200, { size: 24 })];
    const grip = { x: 391, y: 330, width: 7, height: 7 };
    expect(rolesOf([rule(165), rule(340)], names, [grip])).toEqual(['input', 'textarea']);
    expect(rolesOf([rule(165), rule(340)], names)).toEqual([]);
  });
});
