/** `12,345` */
export const formatNumber = (n: number): string => n.toLocaleString('en');

/** `1 order`, `2 orders` */
export const counted = (n: number, noun: string): string => `${formatNumber(n)} ${noun}${n === 1 ? '' : 's'}`;

/** `1.2 s`, of milliseconds. */
export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
