/** What icons stand for, by words of their names: the first that occurs decides. Directions and shapes decorate. */
const MEANINGS: [RegExp, string][] = [
  [/^(search|magnifying-glass|magnify)/, 'Search'],
  [/^(bell|notification)/, 'Notifications'],
  [/^(bars|menu|list$|hamburger|align-justify)/, 'Menu'],
  [/^(x|x-mark|xmark|times|close|x-lg|cross)(-|$)/, 'Close'],
  [/^(cog|gear|settings|sliders|adjustments)/, 'Settings'],
  [/^(cart|shopping-(cart|bag)|bag|basket)/, 'Cart'],
  [/^(house|home)/, 'Home'],
  [/^(envelope|mail|email|inbox)/, 'Mail'],
  [/^(phone|telephone|call)/, 'Phone'],
  [/^(user|person|account|profile|circle-user)/, 'Account'],
  [/^(users|people|group)/, 'People'],
  [/^(heart|favorite)/, 'Favourite'],
  [/^star/, 'Star'],
  [/^(trash|delete|bin)/, 'Delete'],
  [/^(pen|pencil|edit)/, 'Edit'],
  [/^(plus|add)/, 'Add'],
  [/^(download|arrow-down-tray)/, 'Download'],
  [/^(upload|arrow-up-tray)/, 'Upload'],
  [/^(share|send|paper-plane|paper-airplane)/, 'Send'],
  [/^(calendar)/, 'Calendar'],
  [/^(lock|padlock)/, 'Locked'],
  [/^(eye)/, 'Show'],
  [/^(ellipsis|more|dots|three-dots)/, 'More'],
  [/^(sun|moon|dark-mode|light-mode)/, 'Theme'],
  [/^(question|help|circle-question)/, 'Help'],
  [/^(info|circle-info)/, 'Information'],
  [/^(play)/, 'Play'],
  [/^(pause)/, 'Pause'],
  [/^(map|location|pin)/, 'Location'],
  [/^(check|tick|done)/, 'Done'],
  [/^(logout|sign-out|arrow-right-from|box-arrow-right)/, 'Log out'],
];
/** Brands: their names are spelt by the sets. */
const BRANDS = [
  'Facebook',
  'Twitter',
  'Instagram',
  'GitHub',
  'Google',
  'LinkedIn',
  'YouTube',
  'Apple',
  'Dribbble',
  'Pinterest',
  'Reddit',
  'WhatsApp',
  'Telegram',
  'TikTok',
  'Discord',
  'Slack',
  'Microsoft',
  'Figma',
  'Medium',
  'Behance',
];

/** Sets that have nothing but signs of brands. */
const BRAND_SETS = new Set(['fa6-brands', 'simple-icons']);

/** What sets put before a name: how it is drawn. */
const DECORATION = /^(baseline|outline|round|circle|square)-/;

/** A name as all sets would write it, without how it is drawn. */
export const plainName = (name: string): string => name.replace(DECORATION, '').replace(/_/g, '-');

/** What an icon that stands alone says, by its name in its set; nothing for one that decorates. */
export function nameIcon(name: string, set: string): string | undefined {
  const plain = plainName(name);
  const brand = BRANDS.find((brand) => plain.startsWith(brand.toLowerCase()));
  if (brand) return brand;
  if (BRAND_SETS.has(set)) return capitalised(plain);
  return MEANINGS.find(([pattern]) => pattern.test(plain))?.[1];
}

/** What a sign is called that leads somewhere: what it stands for there, or else what its set calls it. */
export function spellIcon(name: string): string | undefined {
  const plain = plainName(name);
  if (SHAPES.test(plain)) return undefined;
  const place = PLACES.find(([pattern]) => pattern.test(plain))?.[1];
  const [first, ...words] = plain.replace(/-(fill|filled|solid|outline|alt|\d+)$/, '').split('-');
  return place ?? nameIcon(name, '') ?? [first[0].toUpperCase() + first.slice(1), ...words].join(' ');
}

/** Where signs lead that mean something else elsewhere: a globe in a bar chooses the language. */
const PLACES: [RegExp, string][] = [
  [/^(rss|feed)/, 'News feed'],
  [/^(globe|world)/, 'Website'],
];

/** Names that say nothing of what happens. */
const SHAPES = /^(chevron|caret|angle|arrow|circle|square|dot|triangle|rectangle)\b/;

const capitalised = (name: string): string =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
