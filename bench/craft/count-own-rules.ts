import { parse, walk } from 'css-tree';

/** How many rules a page adds to its framework's. A block that only sets the framework's own variables is none. */
export function countOwnRules(css: string): number {
  let count = 0;
  walk(parse(css), {
    visit: 'Rule',
    enter({ block }) {
      const declarations = block.children.toArray().filter((child) => child.type === 'Declaration');
      const isTheme = declarations.length > 0 && declarations.every(({ property }) => property.startsWith('--bs-'));
      if (!isTheme) count += 1;
    },
  });
  return count;
}
