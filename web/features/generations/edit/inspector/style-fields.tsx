import type { Framework } from '#contract/generations.ts';
import type { ElementStyles } from '#web/preview/messages.ts';
import { textRuns } from '../change-text.ts';
import type { PageCode } from '../page-code.ts';
import { dialects, setStyle } from '../set-style.ts';
import { isColor, type StyleProperty } from '../style-property.ts';
import { ColorControl } from './color-control.tsx';
import { StepControl } from './step-control.tsx';
import { variantLabel } from './variant-label.ts';

interface StyleFieldsProps {
  framework: Framework;
  code: PageCode;
  at: number;
  targets: readonly number[];
  styles?: ElementStyles;
  onChange: (code: PageCode, what: string) => void;
}

const LABELS: Partial<Record<StyleProperty, string>> = {
  color: 'Text colour',
  background: 'Background',
  fontSize: 'Text size',
  fontWeight: 'Weight',
  paddingX: 'Padding, sides',
  paddingY: 'Padding, top and bottom',
  gap: 'Gap inside',
  marginTop: 'Space above',
  marginBottom: 'Space below',
  width: 'Width',
  radius: 'Corners',
};
const GROUPS: readonly { name: string; properties: readonly StyleProperty[] }[] = [
  { name: 'Colour', properties: ['color', 'background'] },
  { name: 'Text', properties: ['fontSize', 'fontWeight'] },
  { name: 'Spacing', properties: ['paddingX', 'paddingY', 'gap', 'marginTop', 'marginBottom'] },
  { name: 'Box', properties: ['width', 'radius'] },
];

/** What an element looks like, in the words of its framework: always, and on wide screens where it says something for them. */
export function StyleFields({ framework, code, at, targets, styles, onChange }: StyleFieldsProps) {
  const dialect = dialects[framework];
  const hasText = textRuns(code.html, at).length > 0;
  const isRow = styles ? /flex|grid/.test(styles.styles.display) : true;
  const isOffered = (property: StyleProperty) =>
    property === 'gap' ? isRow : property.startsWith('font') ? hasText : true;

  const controls = (property: StyleProperty) => {
    const said = dialect.read(code, at, property);
    const all = said.some(({ variant }) => variant === '') ? said : [{ variant: '', value: '' }, ...said];
    return all.map(({ variant, value }) => {
      const label = `${LABELS[property]}${variant && `, ${variantLabel(variant)}`}`;
      const Control = isColor(property) ? ColorControl : StepControl;
      return (
        <Control
          key={`${property} ${variant}`}
          label={label}
          value={value}
          computed={computedOf(property, styles)}
          options={dialect.options(code, property)}
          own={(typed) => dialect.own(property, typed)}
          takesOwn={dialect.own(property, '1px') !== undefined}
          onChange={(next) => onChange(setStyle(code, framework, targets, property, next, variant), label)}
        />
      );
    });
  };
  return GROUPS.map(({ name, properties }) => {
    const offered = properties.filter(isOffered);
    return (
      offered.length > 0 && (
        <fieldset key={name} className="grid content-start gap-2 border-line border-t pt-2">
          {/* Afloat, a legend lies in the grid and not on the line. */}
          <legend className="float-left text-caption text-muted">{name}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-end gap-3">
            {offered.map(controls)}
          </div>
        </fieldset>
      )
    );
  });
}

function computedOf(property: StyleProperty, told: ElementStyles | undefined): string | undefined {
  if (!told) return undefined;
  const { styles } = told;
  const computed: Record<StyleProperty, string> = {
    ...{ color: styles.color, background: styles.backgroundColor },
    ...{ fontSize: styles.fontSize, fontWeight: styles.fontWeight },
    ...{ padding: styles.paddingTop, paddingX: styles.paddingLeft, paddingY: styles.paddingTop },
    ...{ margin: styles.marginTop, marginTop: styles.marginTop, marginBottom: styles.marginBottom },
    ...{ gap: styles.rowGap, width: styles.width, radius: styles.borderRadius },
  };
  return computed[property];
}
