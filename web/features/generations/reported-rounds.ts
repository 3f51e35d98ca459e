/** Rounds of a conversion that this tab has measured and reported, kept over a reload. */
const nameOf = (id: string, round: number) => `measured ${id} ${round}`;

export const wasReported = (id: string, round: number): boolean =>
  window.sessionStorage.getItem(nameOf(id, round)) !== null;

export const markReported = (id: string, round: number): void =>
  window.sessionStorage.setItem(nameOf(id, round), 'yes');
