import * as z from 'zod';
import {
  DEFAULT_FEATURE_CATEGORY,
  DEFAULT_ICON_CLASS,
  type Feature,
  featureFields,
} from '#contract/content/features.ts';
import { pictureUrl } from '#contract/vocabulary/links.ts';

const { icon, ...otherFields } = featureFields.shape;

/** The form of a feature: on the wire the icon is one text, here its type is chosen first. */
export const featureForm = z
  .object({ ...otherFields, iconType: z.enum(['image', 'class']), iconValue: z.string().trim() })
  .check(({ value, issues }) => {
    const shape = value.iconType === 'image' ? pictureUrl : icon;
    const problem = shape.safeParse(value.iconValue).error?.issues[0];
    if (problem) issues.push({ code: 'custom', input: value, path: ['iconValue'], message: problem.message });
  });
export type FeatureValues = z.input<typeof featureForm>;
type CheckedValues = z.output<typeof featureForm>;

/** An empty form. */
export const newFeature = (order: number): FeatureValues => ({
  title: '',
  description: '',
  category: DEFAULT_FEATURE_CATEGORY,
  order,
  link: '',
  iconType: 'image',
  iconValue: '',
});

export const isPictureAddress = (text: string): boolean => /^(?:https?:\/\/|\/)/i.test(text);

/** A stored feature as the form holds it. */
export function valuesOf({ icon, _id, isActive, ...rest }: Feature): FeatureValues {
  return { ...rest, iconType: icon === '' || isPictureAddress(icon) ? 'image' : 'class', iconValue: icon };
}

/** What is sent. A class that is not named is the default one; a picture may be missing. */
export function fieldsOf({ iconType, iconValue, ...rest }: CheckedValues) {
  return { ...rest, icon: iconType === 'class' ? iconValue || DEFAULT_ICON_CLASS : iconValue };
}

/** The order of a feature that comes last; 0 for the first one. */
export const nextOrder = (features: readonly Pick<Feature, 'order'>[]): number =>
  Math.max(-1, ...features.map(({ order }) => order)) + 1;
