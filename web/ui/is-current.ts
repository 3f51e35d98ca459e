const bare = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** Whether somebody is at one of the places, or below it. A slash at the end makes no difference. */
export const isCurrent = (pathname: string, ...places: readonly string[]): boolean =>
  places.some((place) => `${bare(pathname)}/`.startsWith(`${bare(place)}/`));
