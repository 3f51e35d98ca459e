const REPLACEMENT = '[secret]';

/** Shorter ones would tear ordinary words apart, and are no secrets. */
const MIN_SECRET = 4;

/**
 * Makes a provider's message fit to be stored, logged and shown: without keys, on one line, shortened.
 * Removes every secret given, as it is, URL-encoded or in base64, and what stands in places where keys are sent.
 * @param max characters that remain at most
 */
export function scrub(text: string, secrets: readonly string[], max = 300): string {
  const spellings = secrets.filter((secret) => secret.length >= MIN_SECRET).flatMap(spellingsOf);
  let clean = text.replaceAll('\0', '');
  for (const spelling of spellings.sort((a, b) => b.length - a.length)) clean = clean.replaceAll(spelling, REPLACEMENT);
  clean = clean
    .replaceAll(/([?&](?:api[-_]?)?key=)[^&\s"'<>]+/gi, `$1${REPLACEMENT}`)
    .replaceAll(/(\bbearer\s+)[\w.~+/=-]{8,}/gi, `$1${REPLACEMENT}`)
    .replaceAll(/(\bx-(?:goog-)?api-key["']?\s*[:=]\s*["']?)[^\s"',}]+/gi, `$1${REPLACEMENT}`)
    .replaceAll(/\s+/g, ' ')
    .trim();
  // The cut may go through an emoji, and a provider may send anything: the database would refuse half of a pair.
  return (clean.length > max ? `${clean.slice(0, max - 1)}…` : clean).toWellFormed();
}

const spellingsOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ k: secret }).toString().slice(2),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64'),
];
