/** Longest answer of a mail server that is kept. */
const MAX_LENGTH = 500;

type SmtpError = { code?: string; responseCode?: number; response?: string; message?: string };

/** What a failed attempt means: the mail server's answer in one line, and whether trying again can help. */
export function describeRefusal(error: unknown): { answer: string; final: boolean } {
  const { code, responseCode, response, message } = error as SmtpError;
  const answer = (response ?? message ?? String(error)).replace(/[\p{Cc}]+/gu, ' ').slice(0, MAX_LENGTH);
  // 5xx is a refusal for good. Without a status it is the network, unless the mail itself could not be written.
  const final = responseCode === undefined ? code === 'EENVELOPE' || code === 'EMESSAGE' : responseCode >= 500;
  return { answer, final };
}
