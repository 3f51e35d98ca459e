import { globSync } from 'node:fs';
import { installDebianPackages } from './find-program.ts';

/** Pictures of text are drawn and pages rendered with Liberation, the metric twin of Arial, Times and Courier. */
export function ensureFonts(): boolean {
  if (process.platform !== 'linux') return true;
  const present = () => globSync('/usr/share/fonts/**/LiberationSans-Regular*').length > 0;
  return present() || (installDebianPackages(['fonts-liberation', 'fontconfig']) && present());
}
