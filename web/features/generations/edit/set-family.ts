import type { Framework } from '#contract/generations.ts';
import { type Change, changeHtml } from './apply-changes.ts';
import { escapeAttribute } from './escape.ts';
import { FAMILIES, firstFamily, type PageFamily } from './families.ts';
import type { PageCode } from './page-code.ts';
import { type PageElement, readElements } from './read-elements.ts';
import { attributeChange } from './set-attribute.ts';
import { readTokens, setToken } from './tokens.ts';

const GOOGLE = 'https://fonts.googleapis.com/css2';
const BUNNY = 'https://fonts.bunny.net/css';

/** What `font-family` says for a family: its name, then what stands in for it. */
export function familyList(name: string): string | null {
  const family = FAMILIES.find((each) => each.name === name);
  return family ? `"${family.name}", ${family.fallbacks}` : null;
}

/**
 * Sets a token to a list of families, null to the framework's. The web font that it needs is linked, and that of the old
 * list no more where no other token names it.
 */
export function setFamily(code: PageCode, framework: Framework, token: string, list: string | null): PageCode {
  const namesOf = (page: PageCode): Map<string, string> =>
    new Map(
      readTokens(page, framework)
        .filter(({ group }) => group === 'families')
        .map(({ name, value }) => [name, firstFamily(value)]),
    );
  const old = namesOf(code).get(token);
  const changed = setToken(code, framework, token, list);
  const isLeft = old !== undefined && ![...namesOf(changed).values()].includes(old);
  const family = list === null ? undefined : FAMILIES.find(({ name }) => name === firstFamily(list));
  return linkFamily(changed, family, isLeft ? old : undefined);
}

function linkFamily(code: PageCode, family: PageFamily | undefined, left: string | undefined): PageCode {
  const elements = readElements(code.html);
  const links = elements.flatMap((element) => {
    const href = element.tag === 'link' ? element.attributes.href?.value : undefined;
    return href?.startsWith(GOOGLE) || href?.startsWith(BUNNY) ? [{ element, href }] : [];
  });
  const isLinked = links.some(({ href }) => familiesOf(href).some((each) => family && isOf(each, family.name)));
  const added = family && family.weights.length > 0 && !isLinked ? family : undefined;
  const changes = links.flatMap(({ element, href }, i): Change[] => {
    const isBunny = href.startsWith(BUNNY);
    const asked = familiesOf(href);
    const kept = asked.filter((each) => left === undefined || !isOf(each, left));
    const all = i === 0 && added ? [...kept, describe(added, isBunny)] : kept;
    if (all.length === 0) return [removal(code.html, element)];
    const isSame = all.length === asked.length && kept.length === asked.length;
    return isSame ? [] : attributeChange(code.html, element, 'href', addressOf(all, isBunny));
  });
  if (added && links.length === 0)
    changes.push(newLink(code.html, elements, addressOf([describe(added, false)], false)));
  return changeHtml(code, changes);
}

/** What an address asks for, family by family, as it is written there. */
function familiesOf(href: string): string[] {
  const asked = URL.canParse(href) ? new URL(href).searchParams.getAll('family') : [];
  return asked.flatMap((list) => list.split('|'));
}

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const isOf = (asked: string, family: string): boolean => slugOf(asked.split(':')[0] ?? '') === slugOf(family);

const describe = ({ name, weights }: PageFamily, isBunny: boolean): string =>
  isBunny ? `${slugOf(name)}:${weights.join(',')}` : `${name}:wght@${weights.join(';')}`;

const addressOf = (families: readonly string[], isBunny: boolean): string =>
  isBunny
    ? `${BUNNY}?family=${families.join('|')}&display=swap`
    : `${GOOGLE}?${families.map((family) => `family=${family.replaceAll(' ', '+')}`).join('&')}&display=swap`;

function removal(html: string, { start, end }: PageElement): Change {
  const before = /\n?[ \t]*$/.exec(html.slice(0, start))?.[0].length ?? 0;
  return { start: start - before, end, text: '' };
}

/** After the title, before styles: a style sheet that imports nothing may stand anywhere in the head. */
function newLink(html: string, elements: readonly PageElement[], address: string): Change {
  const head = elements.find(({ tag }) => tag === 'head');
  const known = elements.filter(({ tag, parent }) => parent === head?.at && (tag === 'meta' || tag === 'title'));
  const last = known.at(-1);
  const indent = last ? (/\n[ \t]*$/.exec(html.slice(0, last.start))?.[0] ?? '') : '';
  const place = last?.end ?? head?.startTag.end ?? 0;
  return { start: place, end: place, text: `${indent}<link rel="stylesheet" href="${escapeAttribute(address)}" />` };
}
