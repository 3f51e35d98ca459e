import { paths } from '#web/paths.ts';

/** Tabs of the settings, in order; each has an address of its own. */
export const settingsTabs = [
  { to: paths.bannerSettings, label: 'Banner Section' },
  { to: paths.aboutSettings, label: 'About Section' },
  { to: paths.geminiKeys, label: 'Gemini Keys' },
] as const;
