import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** The home banner and the banner section are one. */
export const loader = () => redirect(paths.bannerSettings);

export default function HomeBanner() {
  return null;
}
