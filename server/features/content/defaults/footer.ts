import type { FooterFields } from '#contract/content/footer.ts';

export const defaultFooter: FooterFields = {
  isActive: true,
  topSection: {
    logoText: 'Facsimile',
    // Off until the owner has put in the addresses of real accounts.
    socialLinks: [
      { platform: 'GitHub', url: 'https://github.com/', isActive: false },
      { platform: 'LinkedIn', url: 'https://www.linkedin.com/', isActive: false },
      { platform: 'YouTube', url: 'https://www.youtube.com/', isActive: false },
    ],
  },
  middleSection: {
    // Empty: the logo that is drawn in the page itself.
    logoUrl: '',
    description:
      'Facsimile turns a picture of a user interface into clean HTML and CSS, and measures how faithful it is.',
    quickLinks: [
      { text: 'About', url: '/about', isActive: true },
      { text: 'Pricing', url: '/#pricing-sec', isActive: true },
      { text: 'Templates', url: '/items', isActive: true },
      { text: 'Contact', url: '/contact', isActive: true },
    ],
    contactInfo: { address: '1 Drafting Row, Sample Town', email: 'hello@facsimile.example', phone: '+1 555 0100' },
  },
  bottomSection: { copyrightText: '© 2026 Facsimile. Drawn to scale 1 : 1.' },
};
