import { paths } from '#web/paths.ts';

/** Tabs of the settings, in order; each has an address of its own. */
export const settingsTabs = [{ to: paths.geminiKeys, label: 'Gemini Keys' }] as const;
