import { randomInt } from 'node:crypto';
import { freePort as freePortFrom } from '../demo-payments/free-port.ts';

/**
 * A port that nobody listens on, below those that systems give to outgoing connections (from 32,768 on Linux): one of
 * those may be taken by any connection between this answer and the moment at which the service listens.
 */
export const freePort = (): Promise<number> => freePortFrom(randomInt(20_000, 32_000));
