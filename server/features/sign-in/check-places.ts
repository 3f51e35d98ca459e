import { isStorable, refuse } from './check-body.ts';

/** Where a call of the sign-in library sends the browser afterwards. */
const PLACES = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'];

type Fields = Record<string, unknown> | undefined;

/**
 * Refuses to lead anybody to another site: a link that begins with our address shall end at it. The library looks at
 * this too, but not when the environment says that it is a test.
 * @param own the service's own origins
 */
export function checkPlaces(query: Fields, body: Fields, own: string[]): void {
  if (!isStorable(query)) refuse('INVALID_TEXT', 'The text contains an invalid character.');
  for (const name of PLACES)
    for (const place of [query?.[name], body?.[name]])
      if (place && !isOwnPlace(place, own))
        refuse('INVALID_CALLBACK_URL', 'The address to return to is not on this site.');
}

/** Browsers read `//` and `/\` as the beginning of another host, and leave line ends and tabs out. */
function isOwnPlace(place: unknown, own: string[]): boolean {
  if (typeof place !== 'string' || /[\p{Cc}\\]/u.test(place)) return false;
  if (place.startsWith('/')) return !place.startsWith('//');
  return URL.canParse(place) && own.includes(new URL(place).origin);
}
