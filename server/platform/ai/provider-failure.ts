/**
 * refused: the key was not accepted. busy: 429, 5xx or no connection; another try may help. timeout: nothing came in
 * time. rejected: any other answer that is not OK. cut: the stream broke after output had begun. empty, blocked,
 * malformed: an answer came, but not one that can be used.
 */
export type FailureKind = 'refused' | 'busy' | 'timeout' | 'rejected' | 'cut' | 'empty' | 'blocked' | 'malformed';

/** A provider did not deliver. The message is for the member and ours; what the provider said is in `detail`. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** For admins, the key's record and the log: what the provider or the connection said, scrubbed and short. */
  readonly detail: string | undefined;
  /** How long the provider asked us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    more: { status?: number | undefined; detail?: string | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.status = more.status;
    this.detail = more.detail;
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** True when no usable answer has begun: nothing was shown yet, so another provider or the engine may take over. */
export const beforeOutput = ({ kind }: ProviderFailure): boolean =>
  kind === 'refused' || kind === 'busy' || kind === 'timeout' || kind === 'rejected';
