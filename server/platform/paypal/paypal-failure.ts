/**
 * issue: PayPal refused the request; `issue` says why, e.g. INSTRUMENT_DECLINED. unauthorized: client id and secret are
 * not accepted. unavailable: 5xx, busy, time-out or no connection, also after retries; **what was asked may have been
 * done**. unreadable: an answer came, but not one that PayPal documents.
 */
export type PayPalFailureKind = 'issue' | 'unauthorized' | 'unavailable' | 'unreadable';

type Details = {
  kind: PayPalFailureKind;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** `details[0].issue`, or the error's name when there are no details. */
  issue?: string | undefined;
  /** What PayPal's support asks for. */
  debugId?: string | undefined;
  /** For logs and admins: holds no secret. */
  message: string;
};

/** PayPal did not do what was asked, or did not say so. */
export class PayPalFailure extends Error {
  readonly kind: PayPalFailureKind;
  readonly status: number;
  readonly issue: string | undefined;
  readonly debugId: string | undefined;

  constructor({ kind, status, issue, debugId, message }: Details) {
    super(message);
    this.name = 'PayPalFailure';
    this.kind = kind;
    this.status = status;
    this.issue = issue;
    this.debugId = debugId;
  }
}
