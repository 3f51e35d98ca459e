import type { Framework } from '#contract/generations.ts';
import type { PageToken } from '#web/preview/messages.ts';
import type { PageCode } from '../page-code.ts';
import { groupOf, readTokens, type Token } from '../tokens.ts';

export interface PanelToken extends Token {
  /** What the browser makes of it, where the preview has told: colours as #rrggbb. */
  computed: string;
  /** Declared by the page; otherwise the framework's, which the page may override. */
  isOwn: boolean;
}

/** The tokens of a page in the order of its source, then those of its framework that its rules use. */
export function allTokens(code: PageCode, framework: Framework, used: readonly PageToken[] = []): PanelToken[] {
  const told = new Map(used.map(({ name, value }) => [name, value]));
  const own = readTokens(code, framework).map((token): PanelToken => {
    return { ...token, computed: told.get(token.name) ?? token.value, isOwn: true };
  });
  const names = new Set(own.map(({ name }) => name));
  const others = used.flatMap(({ name, value }): PanelToken[] => {
    const group = names.has(name) || value === '' ? undefined : groupOf(name, value, framework);
    return group ? [{ name, value, group, computed: value, isOwn: false }] : [];
  });
  return [...own, ...others];
}

/** The name of a token for people: `--color-primary-600` is "primary 600". */
export const tokenLabel = (name: string): string =>
  name.replace(/^--(bs-)?((color|text|spacing|space|radius|font)-(?=.))?/, '').replace(/(?<=.)-(?=\D)|-(?=\d)/g, ' ');
