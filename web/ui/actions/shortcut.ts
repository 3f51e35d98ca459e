/** They open the palette. */
export const PALETTE_KEYS = 'mod+k';

interface Shortcut {
  mod: boolean;
  shift: boolean;
  alt: boolean;
  key: string;
}

/** What of a key press is looked at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function parse(keys: string): Shortcut {
  const parts = keys.toLowerCase().split('+');
  const has = (name: string) => parts.includes(name);
  return { mod: has('mod'), shift: has('shift'), alt: has('alt'), key: parts.at(-1) ?? '' };
}

const isLetter = (key: string) => /^[a-z]$/.test(key);

/** Whether these keys were pressed. Where Shift is part of how a sign is typed, as in `?`, it need not be named. */
export function isPressed(keys: string, press: KeyPress, mac: boolean): boolean {
  const { mod, shift, alt, key } = parse(keys);
  const [modKey, otherKey] = mac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (press.key.toLowerCase() !== key || modKey !== mod || otherKey || press.altKey !== alt) return false;
  const isNamed = isLetter(key) || key.length > 1;
  return isNamed ? press.shiftKey === shift : true;
}

const SIGNS: Record<string, string> = {
  enter: 'Enter',
  escape: 'Esc',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
};

/** The keys as they are written on the keyboard, in the order in which they are pressed. */
export function keyLabels(keys: string, mac: boolean): string[] {
  const { mod, shift, alt, key } = parse(keys);
  return [
    mod && (mac ? '⌘' : 'Ctrl'),
    alt && (mac ? '⌥' : 'Alt'),
    shift && (mac ? '⇧' : 'Shift'),
    SIGNS[key] ?? key.toUpperCase(),
  ].filter((label): label is string => Boolean(label));
}

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
