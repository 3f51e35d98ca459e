import { findProgram, installDebianPackages } from './find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS', '/usr/lib/chromium'];

/** @returns the path of a Chromium, installed from Debian's packages when there is none, or undefined */
export function findChromium(): string | undefined {
  const find = () => process.env.CHROMIUM ?? findProgram(NAMES, PLACES) ?? findProgram(['Google Chrome'], PLACES);
  return find() ?? (installDebianPackages(['chromium']) ? find() : undefined);
}
