import type { ButtonStyles } from '#contract/paypal-settings.ts';

interface BrandColor {
  background: string;
  color: string;
  borderColor: string;
}

/** PayPal's colours: the only ones on our pages that are no tokens, and the same by day and by night. */
export const brandColors: Record<ButtonStyles['color'], BrandColor> = {
  gold: { background: '#ffc439', color: '#00246b', borderColor: '#ffc439' },
  blue: { background: '#0066ad', color: '#ffffff', borderColor: '#0066ad' },
  silver: { background: '#e7e7e7', color: '#00246b', borderColor: '#e7e7e7' },
  white: { background: '#ffffff', color: '#00246b', borderColor: '#62656b' },
  black: { background: '#24262a', color: '#ffffff', borderColor: '#62656b' },
};
