export type StatusTone = 'green' | 'amber' | 'info' | 'red' | 'grey';

const tones = new Map<string, StatusTone>([
  ['completed', 'green'],
  ['paid', 'green'],
  ['processing', 'amber'],
  ['pending', 'amber'],
  ['shipped', 'info'],
  ['cancelled', 'red'],
  ['denied', 'red'],
  ['reversed', 'red'],
]);

/** The colour of a payment's or an order's status, whatever the case it is written in. */
export const statusTone = (status: string): StatusTone => tones.get(status.toLowerCase()) ?? 'grey';
