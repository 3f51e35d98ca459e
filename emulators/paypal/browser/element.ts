type Child = Node | string | undefined | false;
type Props = { [name: string]: string | boolean | (() => void) | undefined };

/** A DOM element: attributes, `onclick`, children. Text is text, never markup. */
export function element(tag: string, props: Props = {}, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, '');
    else if (typeof value === 'string') made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

/** `name` is told to people who hear the page, where the words on the button are not enough. */
export function actionButton(label: string, name: string, act: () => void): HTMLElement {
  return element('button', { type: 'button', 'aria-label': `${label} ${name}`, onclick: act }, label);
}

/** One line of facts; each is set apart. */
export const facts = (...children: Child[]): HTMLElement =>
  element(
    'p',
    { class: 'facts' },
    ...children.map((child) => (typeof child === 'string' ? element('span', {}, child) : child)),
  );

const tones: Record<string, string> = {
  COMPLETED: 'good',
  APPROVED: 'good',
  delivered: 'good',
  RESOLVED: 'good',
  DECLINED: 'bad',
  FAILED: 'bad',
  VOIDED: 'bad',
  'given-up': 'bad',
  REFUNDED: 'plain',
};

export const badge = (state: string): HTMLElement =>
  element('span', { class: `badge ${tones[state] ?? 'waiting'}` }, state.replaceAll('_', ' ').toLowerCase());

export const money = ({ currency_code, value }: { currency_code: string; value: string }): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency_code }).format(Number(value));

export const time = (iso: string): HTMLElement =>
  element('time', { datetime: iso }, new Date(iso).toTimeString().slice(0, 8));

export const mono = (text: string): HTMLElement => element('code', {}, text);

export function select(label: string, choices: Record<string, string>, chosen?: string): HTMLLabelElement {
  const field = element('select', { name: label });
  for (const [value, name] of Object.entries(choices))
    field.append(element('option', { value, selected: value === chosen }, name));
  return element('label', {}, label, field) as HTMLLabelElement;
}

export function input(label: string, value: string, type = 'text'): HTMLLabelElement {
  const field = element('input', { name: label, type, value, ...(type === 'number' && { min: '0' }) });
  return element('label', {}, label, field) as HTMLLabelElement;
}
