import type { NamePart } from '#contract/audit/part.ts';
import { paths } from '#web/paths.ts';

const sections: Readonly<Record<string, string>> = {
  banner: paths.bannerSettings,
  features: paths.featureSettings,
  about: paths.aboutSettings,
  testimonials: paths.testimonialSettings,
  footer: paths.footerSettings,
  contact: paths.contactSettings,
};

/** Screens of a kind of record; one that has no screen of its own is found in its list. */
const screens: Readonly<Record<string, (id: string, kind: string | undefined) => string | undefined>> = {
  user: paths.adminUser,
  ticket: paths.adminSupport,
  order: (id, kind) => (kind === 'item' ? paths.adminItemOrder(id) : paths.adminOrder(id)),
  package: () => paths.adminPackages,
  item: () => paths.adminItems,
  key: () => paths.geminiKeys,
  mail: paths.sentMail,
  'mail template': () => paths.mailTemplates,
  content: (section) => sections[section],
};

/** Settings, of which there is one. */
const settings: Readonly<Record<string, string>> = { paypal: paths.payPalSettings, seller: paths.payPalSettings };

/** Where a record of the log is shown to admins; undefined when it is gone or has no screen. */
export function recordPath({ type, id, kind }: Omit<NamePart, 'name'>): string | undefined {
  return id ? screens[type]?.(id, kind) : settings[type];
}
