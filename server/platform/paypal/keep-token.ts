/** How long before its end a token is renewed (s), but never before half its life. */
const MARGIN_S = 60;

export type Token = { value: string; expiresInS: number };

/**
 * Keeps an access token. Callers that come while it is being fetched wait for the same one.
 * @param now milliseconds since any fixed moment
 */
export function keepToken(fetchToken: () => Promise<Token>, now: () => number) {
  let kept: { value: string; until: number } | undefined;
  let coming: Promise<string> | undefined;

  function renew(): Promise<string> {
    coming ??= fetchToken()
      .then(({ value, expiresInS }) => {
        kept = { value, until: now() + Math.max(expiresInS - MARGIN_S, expiresInS / 2) * 1000 };
        return value;
      })
      .finally(() => {
        coming = undefined;
      });
    return coming;
  }

  return {
    get: () => (kept && now() < kept.until ? Promise.resolve(kept.value) : renew()),
    renew,
    /** PayPal did not accept it. Another one that came in the meantime stays. */
    forget(value: string) {
      if (kept?.value === value) kept = undefined;
    },
  };
}
