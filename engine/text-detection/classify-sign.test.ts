import { expect, it } from 'vitest';
import { signOf } from './classify-sign.ts';

const classify = (rows: readonly string[]): string | null =>
  signOf(rows[0].length, rows.length, (x, y) => rows[y][x] === '#');
const turned = (rows: readonly string[]): string[] => [...rows[0]].map((_, x) => rows.map((row) => row[x]).join(''));
const mirrored = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(''));

const OPEN = ['......#...', '.......#..', '########.#'.replace('.', '#'), '.......#..', '......#...'];
const FILLED = ['......#..', '#########', '......##.', '......#..'];

it('knows arrows in four directions, open and filled', () => {
  expect([OPEN, FILLED].map(classify)).toEqual(['→', '→']);
  expect([mirrored(OPEN), mirrored(FILLED)].map(classify)).toEqual(['←', '←']);
  expect(classify(turned(OPEN))).toBe('↓');
  expect(classify(turned(mirrored(OPEN)))).toBe('↑');
});

it.each([
  [
    'a plus',
    [
      '....#....',
      '....#....',
      '....#....',
      '....#....',
      '#########',
      '....#....',
      '....#....',
      '....#....',
      '....#....',
    ],
  ],
  ['a cross of a dagger', ['..#..', '..#..', '#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..']],
  ['a T', ['########', '...##...', '...##...', '...##...', '...##...', '...##...', '...##...', '...##...']],
  ['an angle', ['##......', '..##....', '....##..', '......##', '....##..', '..##....', '##......']],
  ['a dash', ['##########', '##########']],
  ['an arrow head', ['#.......', '###.....', '#####...', '#######.', '#####...', '###.....', '#.......']],
])('leaves %s', (_, rows) => {
  expect(classify(rows)).toBeNull();
});

it('knows triangles and angles', () => {
  const up = [
    '....##....',
    '....##....',
    '...####...',
    '...####...',
    '..######..',
    '..######..',
    '.########.',
    '##########',
  ];
  expect(classify(up)).toBe('▲');
  expect(classify([...up].reverse())).toBe('▼');
  expect(classify(turned([...up].reverse()))).toBe('▶');
  const angle = ['##....', '.##...', '..##..', '...##.', '....##', '...##.', '..##..', '.##...', '##....'];
  expect(classify(angle)).toBe('›');
});

it.each([
  ['a brace', ['##...', '..#..', '..#..', '..#..', '...##', '..#..', '..#..', '..#..', '##...']],
  ['a bracket', ['###', '..#', '..#', '..#', '..#', '..#', '..#', '..#', '###']],
])('takes %s for no angle', (_, rows) => {
  expect(classify(rows)).toBeNull();
});

it('knows a heart by its notch and its tip', () => {
  const heart = [
    '..##....##..',
    '.####..####.',
    '############',
    '############',
    '############',
    '.##########.',
    '..########..',
    '...######...',
    '....####....',
    '.....##.....',
  ];
  expect(classify(heart)).toBe('♥');
  expect(classify([...heart].reverse())).toBeNull();
});

it.each([
  ['a shield', ['##########', '##########', '##########', '.########.', '..######..', '...####...', '....##....']],
  ['a v', ['##......##', '##......##', '.##....##.', '.##....##.', '..##..##..', '...####...', '....##....']],
  ['a cup', ['###....###', '###....###', '##########', '##########', '##########', '##########', '.########.']],
])('takes %s for no heart', (_, rows) => {
  expect(classify(rows)).not.toBe('♥');
});
