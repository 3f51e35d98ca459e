import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '#server/config.ts';

export type Logger = FastifyBaseLogger;

/** Names of fields that hold secrets, at the top and one level down. Their values are never written. */
const secret = ['password', 'newPassword', 'token', 'key', 'secret', 'authorization', 'cookie'];

/** One JSON object a line, on standard output unless told otherwise. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
