import { expect, it } from 'vitest';
import { classifySign, signOf } from './classify-sign.ts';

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

it('knows a check mark by its short stroke and its long one', () => {
  const classify = (rows: readonly (readonly number[])[]) =>
    classifySign({ x: 0, y: 0, width: rows[0].length, height: rows.length }, (x, y) => rows[y][x]);
  const check = [
    [0, 0, 0, 0, 0, 3, 33],
    [0, 0, 0, 0, 37, 190, 65],
    [0, 0, 0, 11, 182, 106, 0],
    [0, 0, 0, 134, 151, 0, 0],
    [20, 0, 58, 191, 13, 0, 0],
    [197, 84, 185, 62, 0, 0, 0],
    [170, 208, 128, 0, 0, 0, 0],
    [79, 151, 10, 0, 0, 0, 0],
  ];
  expect(classify(check)).toBe('✓');
  expect(classify(check.map((row) => [...row].reverse()))).toBeNull();
  const slash = check.map((row, y) => row.map((_, x) => (x + y === 6 ? 200 : 0)));
  expect(classify(slash)).toBeNull();
  const letter = check.map((row, y) => row.map((_, x) => (Math.abs(x - 3) === 3 - (y >> 1) ? 200 : 0)));
  expect(classify(letter)).toBeNull();
});

it('knows an arrow of small type by what its soft pixels cover', () => {
  const levels = [
    [0, 0, 0, 0, 0, 0, 142, 26, 0],
    [115, 128, 128, 128, 128, 128, 152, 209, 46],
    [0, 0, 0, 0, 0, 0, 134, 101, 0],
    [0, 0, 0, 0, 0, 0, 49, 0, 0],
  ];
  const box = { x: 0, y: 0, width: 9, height: 4 };
  expect(classifySign(box, (x, y) => levels[y][x])).toBe('→');
  expect(classifySign(box, (x, y) => levels[y][8 - x])).toBe('←');
  expect(classifySign({ ...box, height: 2 }, (_, y) => [200, 60][y])).toBeNull();
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
  expect(classify(['##..', '.##.', '..##', '..##', '.##.', '##..'])).toBe('›');
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
