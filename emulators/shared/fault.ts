type Details = { code?: string | null; param?: string | null; retryAfter?: number };

/**
 * A request that the vendor refuses. `code` is the vendor's own machine-readable reason, if it names one; `retryAfter`
 * is in seconds.
 */
export class Fault extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, { code = null, param = null, retryAfter }: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
    this.retryAfter = retryAfter;
  }
}
