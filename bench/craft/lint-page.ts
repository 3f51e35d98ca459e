import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import stylelint from 'stylelint';

/** What is wrong by the rules of html-validate (recommended) and stylelint (standard): a rule for each error. */
export type Lint = { html: string[]; css: string[] };

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended', 'html-validate:prettier'] });

/** Tailwind's own at-rules, which a linter of plain CSS does not know. */
const TAILWIND_AT_RULES = ['theme', 'utility', 'custom-variant', 'variant', 'apply', 'layer', 'source'];

const stylelintConfig: stylelint.Config = {
  extends: [fileURLToPath(import.meta.resolve('stylelint-config-standard'))],
  rules: {
    'at-rule-no-unknown': [true, { ignoreAtRules: TAILWIND_AT_RULES }],
    // Tailwind's theme names the line height of a size `--text-title--line-height`.
    'custom-property-pattern': '^[a-z][a-z0-9]*(-{1,2}[a-z0-9]+)*$',
  },
};

/** @param html the whole document; the CSS is that of its style elements, or the one that belongs to it */
export async function lintPage(html: string, css: string): Promise<Lint> {
  const { results } = await validator.validateString(withoutPictures(html));
  const found = results.flatMap(({ messages }) => messages);
  const styles =
    css.trim() === '' ? [] : (await stylelint.lint({ code: withoutPictures(css), config: stylelintConfig })).results;
  return {
    html: found
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`),
    css: styles.flatMap(({ warnings }) => warnings.map(({ rule, text, line }) => `${rule}: ${text} (${line})`)),
  };
}

/** Pictures say nothing about the code, and take long to read. */
const withoutPictures = (code: string): string => code.replace(/data:[a-z]+\/[^"')\s]+/g, 'data:,');
