import { paths } from '#web/paths.ts';

interface SettingsTab {
  to: string;
  /** A place without an entry of its own that this one stands for. */
  also?: string;
  label: string;
}

/** Tabs of the settings, in order; each has an address of its own. */
export const settingsTabs: readonly SettingsTab[] = [
  { to: paths.accountSettings, label: 'Account' },
  { to: paths.logoSettings, label: 'Logo Update' },
  { to: paths.bannerSettings, also: paths.homeBannerSettings, label: 'Banner Section' },
  { to: paths.featureSettings, label: 'Featured Section' },
  { to: paths.aboutSettings, label: 'About Section' },
  { to: paths.testimonialSettings, label: 'Testimonials Section' },
  { to: paths.geminiKeys, label: 'Gemini Keys' },
  { to: paths.payPalSettings, label: 'Paypal Setup' },
  { to: paths.packageSettings, label: 'Packages' },
  { to: paths.footerSettings, label: 'Footer Section' },
  { to: paths.contactSettings, label: 'Contact Page' },
];
