import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '#server/config.ts';

export type Logger = FastifyBaseLogger;

/** Names of fields that hold secrets, at the top and one level down. Their values are never written. */
const secret = ['password', 'newPassword', 'token', 'key', 'secret', 'authorization', 'cookie'];

/**
 * One JSON object a line, on standard output unless told otherwise. There it is written while the service goes on: a
 * slow reader of the log holds nothing up. What is not yet written when the process exits is written then.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}
