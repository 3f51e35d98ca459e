/** A mail as it arrived, parsed. */
export type ReceivedMail = {
  /** The envelope: who it really went to. */
  from: string;
  to: string[];
  /** The headers, as a mail program shows them. */
  subject: string;
  headerFrom: string;
  headerTo: string;
  messageId: string;
  text: string;
  html: string;
  headers: { name: string; line: string }[];
  raw: string;
  receivedAt: Date;
};

/** What the server does with a mail instead of taking it. */
export type Refusal = {
  /** Only for recipients that hold this; for all when left out. */
  to?: string;
  /** `550` refuses for good, `451` puts off, `hang` never answers, `lose-answer` takes the mail and does not say so. */
  how: 550 | 552 | 554 | 451 | 421 | 'hang' | 'lose-answer';
  message?: string;
  /** How often; always when left out. */
  times?: number;
};

export type SmtpEmulator = {
  /** For SMTP_URL: `smtp://127.0.0.1:4105`. */
  url: string;
  /** A page that shows the mails, when a port was given for it. */
  pageUrl: string | undefined;
  /** The mails that arrived, oldest first. */
  mails(): ReceivedMail[];
  /** From now on; later rules come first. */
  refuse(refusal: Refusal): void;
  /** Forgets mails and refusals. */
  reset(): void;
  close(): Promise<void>;
};

export type SmtpEmulatorOptions = {
  /** 0, the default, takes a free port. */
  port?: number;
  /** Shows the mails at `http://127.0.0.1:<pagePort>`; no page when left out. */
  pagePort?: number;
  log?: (line: string) => void;
};
