import { expect, it } from 'vitest';
import { arrowOf } from './classify-arrow.ts';

const look = (rows: readonly string[]): string | null =>
  arrowOf(rows[0].length, rows.length, (x, y) => rows[y][x] === '#');
const turned = (rows: readonly string[]): string[] => [...rows[0]].map((_, x) => rows.map((row) => row[x]).join(''));
const mirrored = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(''));

const OPEN = ['......#...', '.......#..', '########.#'.replace('.', '#'), '.......#..', '......#...'];
const FILLED = ['......#..', '#########', '......##.', '......#..'];

it('knows arrows in four directions, open and filled', () => {
  expect([OPEN, FILLED].map(look)).toEqual(['→', '→']);
  expect([mirrored(OPEN), mirrored(FILLED)].map(look)).toEqual(['←', '←']);
  expect(look(turned(OPEN))).toBe('↓');
  expect(look(turned(mirrored(OPEN)))).toBe('↑');
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
  expect(look(rows)).toBeNull();
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
  expect(look(up)).toBe('▲');
  expect(look([...up].reverse())).toBe('▼');
  expect(look(turned([...up].reverse()))).toBe('▶');
  const angle = ['##....', '.##...', '..##..', '...##.', '....##', '...##.', '..##..', '.##...', '##....'];
  expect(look(angle)).toBe('›');
});

it.each([
  ['a brace', ['##...', '..#..', '..#..', '..#..', '...##', '..#..', '..#..', '..#..', '##...']],
  ['a bracket', ['###', '..#', '..#', '..#', '..#', '..#', '..#', '..#', '###']],
])('takes %s for no angle', (_, rows) => {
  expect(look(rows)).toBeNull();
});
