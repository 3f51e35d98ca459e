import type { Asked, Reply, Script } from './types.ts';

/** Replies that a caller selects by the end of the model's name or of the key: `gemini-flash-latest-slow`. */
export const namedReplies: Record<string, Reply> = {
  slow: { delayMs: 150 },
  plain: { wrap: 'plain' },
  fenced: { wrap: 'fenced' },
  prose: { wrap: 'prose' },
  'broken-json': { flaw: 'broken-json' },
  'worse-repair': { flaw: 'worse-repair' },
  'no-json': { text: 'I can only describe this picture: it shows a page with a heading and some text.' },
  empty: { text: '' },
  safety: { finish: 'safety' },
  blocked: { finish: 'blocked' },
  length: { finish: 'length' },
  cut: { cutAfter: 8 },
  'fail-midway': { failAfter: 8 },
  hang: { hang: true },
  echo: { status: 500, message: 'Upstream refused the credential {key}' },
};

/** `-429`, `-503` … fail always, `-429-once` only the first time; a 429 says `Retry-After: 1`. */
const status = /-([45]\d\d)(-once)?$/;

function named(name: string, seen: Set<string>): Reply | undefined {
  const failing = status.exec(name);
  if (failing) {
    if (failing[2] && seen.has(name)) return {};
    seen.add(name);
    return { status: Number(failing[1]), ...(failing[1] === '429' && { retryAfter: 1 }) };
  }
  const suffix = Object.keys(namedReplies).find((each) => name.endsWith(`-${each}`));
  return suffix === undefined ? undefined : namedReplies[suffix];
}

/**
 * Decides how requests are answered: the script first, then the model's name, then the key's.
 * The returned function remembers its place in the script and which `-once` names have failed already.
 */
export function replyChooser(script: Script | undefined): (asked: Asked, key: string) => Reply {
  const queue = Array.isArray(script) ? [...script] : [];
  const seen = new Set<string>();
  return (asked, key) => {
    const scripted = typeof script === 'function' ? script({ ...asked, key }) : queue.shift();
    return scripted ?? named(asked.model, seen) ?? named(key, seen) ?? {};
  };
}
