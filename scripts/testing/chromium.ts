import { findProgram, installDebianPackages } from './find-program.ts';

const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS', '/usr/lib/chromium'];
/** Chromium without windows shows the same pages, and the journeys take a fifth less time. */
const SHELL = ['chromium-headless-shell'];

/** @returns the path of a Chromium, installed from Debian's packages when there is none without windows, or undefined */
export function findChromium(): string | undefined {
  const shell = process.env.CHROMIUM ?? findOrInstall(SHELL);
  return shell ?? findProgram(FULL, PLACES) ?? findOrInstall(['chromium']);
}

function findOrInstall(names: string[]): string | undefined {
  return findProgram(names) ?? (installDebianPackages(names) ? findProgram(names) : undefined);
}
