import { changeFiles, type FileChange } from './apply-changes.ts';
import { customOptions } from './custom-options.ts';
import { nameModifier } from './name-modifier.ts';
import type { PageCode } from './page-code.ts';
import { type PageElement, readElements } from './read-elements.ts';
import { type Rule, readRules } from './read-rules.ts';
import { attributeChange, classChange, classesOf } from './set-attribute.ts';
import { declarationChanges, saysAgain } from './set-declaration.ts';
import { sideOf } from './side-of.ts';
import type { StyleDialect } from './style-dialect.ts';
import type { StyleProperty } from './style-property.ts';

const PROPERTIES: Record<StyleProperty, string> = {
  color: 'color',
  background: 'background-color',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  padding: 'padding',
  paddingX: 'padding-inline',
  paddingY: 'padding-block',
  margin: 'margin',
  marginTop: 'margin-top',
  marginBottom: 'margin-bottom',
  gap: 'gap',
  width: 'width',
  radius: 'border-radius',
};

export const customStyles: StyleDialect = {
  /** What the rules of the element's classes say, the last one of each condition. */
  read(code, at, property) {
    const element = readElements(code.html)[at];
    if (!element) return [];
    const said = new Map<string, string>();
    for (const rule of rulesFor(code, classesOf(element)))
      for (const declaration of rule.declarations) {
        const value = sideOf(PROPERTIES[property], declaration);
        if (value !== undefined) said.set(rule.condition, value);
      }
    return [...said]
      .map(([variant, value]) => ({ variant, value }))
      .filter(({ variant }) => variant === '' || variant.startsWith('@media'));
  },

  /**
   * Where a class is on these elements and on no other, its rule is changed: the whole component is meant. Otherwise they
   * get a modifier of their own. What would win over it goes, if it is theirs alone.
   */
  set(code, targets, property, value, variant) {
    const elements = readElements(code.html);
    const meant = targets.flatMap((at) => elements[at] ?? []);
    const name = PROPERTIES[property];
    if (meant.length === 0) return code;
    const users = usersOf(elements);
    const classes = new Set(meant.flatMap(classesOf));
    const isTheirs = (each: string) => (users.get(each) ?? []).every((user) => meant.includes(user));
    const declares = (rule: Rule) => rule.declarations.some((each) => saysAgain(name, each));
    const rules = rulesFor(code, [...classes]).filter(({ condition }) => condition === variant);
    const own = rules.filter((rule) => isTheirs(classOf(rule)));
    if (value === null)
      return changeFiles(
        code,
        own.flatMap((rule) => declarationChanges(code, rule, name, null)),
      );

    const shared = own.filter((rule) => users.get(classOf(rule))?.length === meant.length);
    const chosen = shared.findLast(declares) ?? shared[0];
    const after = chosen ? rules.slice(rules.indexOf(chosen) + 1).filter(declares) : [];
    if (chosen && after.every((rule) => isTheirs(classOf(rule)))) {
      const overriding = after.flatMap((rule) => declarationChanges(code, rule, name, null));
      return changeFiles(code, [...declarationChanges(code, chosen, name, value), ...overriding]);
    }
    return changeFiles(code, modifierChanges(code, meant, rules, variant, [`${name}: ${value}`]));
  },

  options: customOptions,

  own: (_property, typed) => (typed.trim() === '' || /[{};<>\\]/.test(typed) ? undefined : typed.trim()),
};

/**
 * Moves the style attribute of an element, and of those of its kind that have the same, into a modifier of their class. What it
 * declares wins over their rules as before.
 */
export function moveStyle(code: PageCode, at: number): PageCode {
  const elements = readElements(code.html);
  const style = elements[at]?.attributes.style?.value;
  if (style === undefined) return code;
  const kind = classesOf(elements[at]!).join(' ');
  const meant = elements.filter((each) => each.attributes.style?.value === style && classesOf(each).join(' ') === kind);
  const rules = rulesFor(code, kind.split(' ')).filter(({ condition }) => condition === '');
  const declarations = declarationsOf(style).map(({ property, value }) => `${property}: ${value}`);
  const without = meant.flatMap((each) => attributeChange(code.html, each, 'style', null));
  return changeFiles(code, [
    ...without.map((change) => ({ ...change, file: 'html' as const })),
    ...modifierChanges(code, meant, rules, '', declarations),
  ]);
}

/** The declarations of a style attribute. */
export const declarationsOf = (style: string) => readRules({ html: '', css: `a {${style}}` })[0]?.declarations ?? [];

/** The rules of single classes, nothing else in their selectors, in the order of the cascade. */
const rulesFor = (code: PageCode, classes: readonly string[]): Rule[] =>
  readRules(code).filter((rule) => classes.includes(classOf(rule)));

const classOf = ({ selector }: Rule): string => /^\.([\w-]+)$/.exec(selector)?.[1] ?? '';

function usersOf(elements: readonly PageElement[]): Map<string, PageElement[]> {
  const users = new Map<string, PageElement[]>();
  for (const element of elements)
    for (const name of new Set(classesOf(element))) users.set(name, [...(users.get(name) ?? []), element]);
  return users;
}

/** A class of their own for some elements, with a rule that comes after all others of theirs. */
function modifierChanges(
  code: PageCode,
  meant: readonly PageElement[],
  rules: readonly Rule[],
  condition: string,
  declarations: readonly string[],
): FileChange[] {
  const modifier = nameModifier(code, meant[0]!);
  const last = rules.at(-1);
  const indent = condition && last ? '  ' : '';
  const lines = declarations.map((declaration) => `${indent}  ${declaration};\n`);
  const rule = `${indent}.${modifier} {\n${lines.join('')}${indent}}`;
  const text = condition && !last ? `${condition} {\n  ${rule.replaceAll('\n', '\n  ')}\n}` : rule;
  const classes = meant.flatMap((element) =>
    classChange(code.html, element, [...classesOf(element), modifier]).map((change) => ({
      ...change,
      file: 'html' as const,
    })),
  );
  return [...classes, placeRule(code, last, text)];
}

function placeRule({ css }: PageCode, last: Rule | undefined, text: string): FileChange {
  if (last) return { file: last.file, start: last.end, end: last.end, text: `\n\n${text}` };
  const end = css.trimEnd().length;
  return { file: 'css', start: end, end: css.length, text: `${end > 0 ? '\n\n' : ''}${text}\n` };
}
