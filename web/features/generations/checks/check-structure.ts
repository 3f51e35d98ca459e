import { changeTag, type PageElement, tagsFor } from '../edit/index.ts';
import type { Finding } from './check.ts';

/** Headings that leave a level out, and a page that does not say where its content is. */
export function checkStructure(elements: readonly PageElement[]): Finding[] {
  const headings = elements.filter(({ tag }) => /^h[1-6]$/.test(tag));
  return [...ofTitle(elements, headings), ...ofLevels(elements, headings), ...ofMain(elements)];
}

const levelOf = ({ tag }: PageElement): number => Number(tag[1]);

/** Another tag, where one may stand there: a link or a button holds no heading. */
function retag(elements: readonly PageElement[], at: number, tag: string, label: string): Pick<Finding, 'fix'> {
  if (!tagsFor(elements, at).includes(tag)) return {};
  return { fix: { label, apply: (code) => changeTag(code, at, tag) } };
}

function ofTitle(elements: readonly PageElement[], headings: readonly PageElement[]): Finding[] {
  const [first, ...others] = headings.filter((heading) => levelOf(heading) === 1);
  if (first)
    return others.map(({ at }) => ({
      at,
      reason: 'The page has more than one h1: only its title is one.',
      ...retag(elements, at, 'h2', 'Make it an h2'),
    }));
  const reason = 'The page has no h1: nobody is told what it is about.';
  const top = headings[0]?.at;
  return [
    top === undefined ? { reason } : { at: top, reason, ...retag(elements, top, 'h1', 'Make the first heading h1') },
  ];
}

function ofLevels(elements: readonly PageElement[], headings: readonly PageElement[]): Finding[] {
  return headings.flatMap((heading, i): Finding[] => {
    const [level, before] = [levelOf(heading), levelOf(headings[i - 1] ?? heading)];
    // A page that does not begin with its h1 is told of already.
    if (level <= before + 1) return [];
    return [
      {
        at: heading.at,
        reason: `An h${level} follows an h${before}: a level is missing between them.`,
        ...retag(elements, heading.at, `h${before + 1}`, `Make it an h${before + 1}`),
      },
    ];
  });
}

function ofMain(elements: readonly PageElement[]): Finding[] {
  if (elements.some(({ tag, attributes }) => tag === 'main' || attributes.role?.value === 'main')) return [];
  const reason = 'There is no main landmark: people with screen readers cannot jump to the content.';
  const body = elements.find(({ tag }) => tag === 'body');
  const [largest] = (body?.children ?? [])
    .map((at) => elements[at]!)
    .filter(({ tag }) => tag === 'div' || tag === 'section')
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  return [largest ? { at: largest.at, reason, ...retag(elements, largest.at, 'main', 'Make it main') } : { reason }];
}
