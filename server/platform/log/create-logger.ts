import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '#server/config.ts';

export type Logger = FastifyBaseLogger;

/** Names of fields that hold secrets, at the top and one level down. Their values are never written. */
const secret = ['password', 'newPassword', 'token', 'key', 'secret', 'authorization', 'cookie'];

/** One JSON object per line, on standard output by default. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination ?? standardOutput());
}

const BUFFER_BYTES = 8 * 1024;

/**
 * Lines of one turn of the event loop are written together, at its end. pino's own way to spare writes (`sync: false`) loses
 * the lines that are being written when the process exits.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: BUFFER_BYTES });
  let isDue = false;
  const flush = () => {
    isDue = false;
    output.flushSync();
  };
  process.on('exit', flush);
  return {
    write(line) {
      output.write(line);
      if (!isDue) setImmediate(flush);
      isDue = true;
    },
  };
}
