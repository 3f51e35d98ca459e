/** Groups of marked cells that touch, corners included, each as indices of its cells. `marked` is row by row. */
export function connectedCells(marked: readonly boolean[], columns: number): number[][] {
  const waiting = [...marked];
  const groups: number[][] = [];
  for (const [start, isMarked] of marked.entries()) {
    if (!isMarked || !waiting[start]) continue;
    const group = [start];
    waiting[start] = false;
    // The group grows while it is walked through.
    for (const at of group) {
      for (const next of neighboursOf(at, columns, marked.length)) {
        if (!waiting[next]) continue;
        waiting[next] = false;
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The cells around a cell, without itself. */
export function neighboursOf(at: number, columns: number, count: number): number[] {
  const column = at % columns;
  const around: number[] = [];
  for (const down of [-columns, 0, columns]) {
    for (const right of [-1, 0, 1]) {
      const next = at + down + right;
      const isInside = next >= 0 && next < count && column + right >= 0 && column + right < columns;
      if (isInside && next !== at) around.push(next);
    }
  }
  return around;
}
