const COUNT = /^\(\d+\) /;

/** The title of a page with how much is new in front: `(2) Support · Facsimile`. Counted again, it is not counted twice. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(COUNT, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
}
