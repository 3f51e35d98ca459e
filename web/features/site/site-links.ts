import { paths } from '#web/paths.ts';

/** Links of the header and of the side menu on phones. */
export const siteLinks = [{ to: paths.home, label: 'Home' }] as const;
