import { globSync } from 'node:fs';
import { installDebianPackages } from './find-program.ts';

/** Tests draw text and render pages with Liberation, which has the metrics of Arial, Times and Courier. */
export function ensureFonts(): boolean {
  if (process.platform !== 'linux') return true;
  const present = () => globSync('/usr/share/fonts/**/LiberationSans-Regular*').length > 0;
  return present() || (installDebianPackages(['fonts-liberation', 'fontconfig']) && present());
}
