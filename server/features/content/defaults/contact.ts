import type { ContactFields } from '#contract/content/contact.ts';

export const defaultContact: ContactFields = {
  isActive: true,
  title: 'Contact Us',
  subtitle: 'A question, a page that came out wrong, an idea? Write to us.',
  description: 'We read every message and answer by mail, usually within one working day.',
  contactInfo: [
    { type: 'email', icon: 'fa-solid fa-envelope', value: 'hello@facsimile.example', label: 'E-mail' },
    { type: 'phone', icon: 'fa-solid fa-phone', value: '+1 555 0100', label: 'Phone' },
  ],
  imageUrl: '/site/contact.webp',
};
