const nameOf = (id: string, round: number) => `measured ${id} ${round}`;
const onTheWay = new Set<string>();

/** Whether this tab has told the server about a round of a conversion; known over a reload as well. */
export const wasReported = (id: string, round: number): boolean =>
  onTheWay.has(nameOf(id, round)) || window.sessionStorage.getItem(nameOf(id, round)) !== null;

/** Tells about a round once: later calls for it do nothing. What a reload interrupts is told again after it. */
export async function reportOnce(id: string, round: number, report: () => Promise<unknown>): Promise<void> {
  if (wasReported(id, round)) return;
  onTheWay.add(nameOf(id, round));
  await report();
  window.sessionStorage.setItem(nameOf(id, round), 'yes');
}
