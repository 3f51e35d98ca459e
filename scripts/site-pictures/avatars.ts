import { sheet } from './sheet.ts';

// Geometric marks instead of faces, so that no person is invented. Each is drawn on the same 160 px square.
const marks: Record<string, [background: string, drawing: string]> = {
  'avatar-1': [
    '#1446d6',
    '<circle cx="80" cy="80" r="44"/><circle cx="80" cy="80" r="22"/><path d="M20 80h120M80 20v120"/>',
  ],
  'avatar-2': ['#1a6638', '<path d="M80 34 126 114H34z"/><path d="M80 34v80M34 114l69-40M126 114 57 74"/>'],
  'avatar-3': [
    '#7f4c00',
    '<path d="M40 40h80v80H40z"/><path d="M80 40a40 40 0 0 1 40 40 40 40 0 0 1-40 40 40 40 0 0 1-40-40 40 40 0 0 1 40-40M40 40l80 80M120 40l-80 80"/>',
  ],
  'avatar-4': [
    '#5b2a86',
    '<path d="m80 32 42 24v48l-42 24-42-24V56z"/><path d="M80 32v48l42 24M80 80l-42 24M38 56l42 24 42-24"/>',
  ],
  avatar: ['#5c584e', '<circle cx="80" cy="64" r="24"/><path d="M34 132a46 46 0 0 1 92 0M80 24v16M80 88v12"/>'],
};

export const avatars: Record<string, string> = Object.fromEntries(
  Object.entries(marks).map(([name, [background, drawing]]) => [
    name,
    sheet(
      160,
      160,
      `<svg width="160" height="160" style="background:${background}" fill="none" stroke="white" stroke-width="3"><g stroke-width="1" opacity=".28"><path d="M0 40h160M0 80h160M0 120h160M40 0v160M80 0v160M120 0v160"/></g>${drawing}</svg>`,
    ),
  ]),
);
