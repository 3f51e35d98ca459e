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

/** Sets a token to a family, links its web font where it needs one, and no longer links the one that no token names any more. */
export function setFamily(code: PageCode, framework: Framework, token: string, name: string): PageCode {
  const family = FAMILIES.find((each) => each.name === name);
  if (!family) return code;
  const named = setToken(code, framework, token, `"${family.name}", ${family.fallbacks}`);
  const used = readTokens(named, framework).filter(({ group }) => group === 'families');
  return linkFamily(named, family, new Set(used.map(({ value }) => firstFamily(value))));
}

function linkFamily(code: PageCode, family: PageFamily, used: ReadonlySet<string>): PageCode {
  const elements = readElements(code.html);
  const links = elements.flatMap((element) => {
    const href = element.tag === 'link' ? element.attributes.href?.value : undefined;
    return href?.startsWith(GOOGLE) || href?.startsWith(BUNNY) ? [{ element, href }] : [];
  });
  const isHosted = family.weights.length > 0;
  const isLinked = links.some(({ href }) => familiesOf(href).some((each) => nameOf(each) === slugOf(family.name)));
  const changes: Change[] = [];
  links.forEach(({ element, href }, i) => {
    const kept = familiesOf(href).filter((each) => [...used].some((name) => slugOf(name) === nameOf(each)));
    const added = i === 0 && isHosted && !isLinked ? [...kept, describe(family, href.startsWith(BUNNY))] : kept;
    if (added.length === 0) changes.push(removal(code.html, element));
    else changes.push(...attributeChange(code.html, element, 'href', addressOf(added, href.startsWith(BUNNY))));
  });
  if (links.length === 0 && isHosted)
    changes.push(newLink(code.html, elements, addressOf([describe(family, false)], false)));
  return changeHtml(code, changes);
}

/** What an address asks for, family by family, as it is written there. */
function familiesOf(href: string): string[] {
  const asked = URL.canParse(href) ? new URL(href).searchParams.getAll('family') : [];
  return asked.flatMap((list) => list.split('|'));
}

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const nameOf = (asked: string): string => slugOf(asked.split(':')[0] ?? '');

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
