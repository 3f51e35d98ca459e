import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';

export type Logger = FastifyBaseLogger;

/** Names of fields that hold secrets, at the top and one level down. Their values are never written. */
const secret = ['password', 'newPassword', 'token', 'key', 'secret', 'authorization', 'cookie'];

/** One JSON object a line on standard output. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
