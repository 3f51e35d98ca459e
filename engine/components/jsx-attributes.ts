/** Attributes that React spells otherwise; those of drawings are turned into camel case. */
const NAMES: Record<string, string> = {
  ...{ class: 'className', for: 'htmlFor', tabindex: 'tabIndex', readonly: 'readOnly', maxlength: 'maxLength' },
  ...{
    minlength: 'minLength',
    colspan: 'colSpan',
    rowspan: 'rowSpan',
    autocomplete: 'autoComplete',
    datetime: 'dateTime',
  },
  ...{
    crossorigin: 'crossOrigin',
    srcset: 'srcSet',
    enctype: 'encType',
    inputmode: 'inputMode',
    novalidate: 'noValidate',
  },
  ...{
    checked: 'defaultChecked',
    'xlink:href': 'xlinkHref',
    contenteditable: 'contentEditable',
    popovertarget: 'popoverTarget',
  },
};

/** Those whose types are numbers. */
export const NUMERIC = new Set([
  'colSpan',
  'rowSpan',
  'tabIndex',
  'rows',
  'cols',
  'maxLength',
  'minLength',
  'size',
  'span',
  'start',
]);

/** Those that are true or false. */
export const BOOLEAN = new Set([
  'defaultChecked',
  'disabled',
  'readOnly',
  'required',
  'multiple',
  'open',
  'hidden',
  'autoFocus',
  'noValidate',
]);

/** How React calls an attribute. */
export function jsxName(tag: string, name: string): string {
  if (name === 'value' && /^(input|select|textarea)$/.test(tag) && tag !== 'button') return 'defaultValue';
  if (NAMES[name]) return NAMES[name];
  if (/^(aria|data)-/.test(name)) return name;
  return name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
