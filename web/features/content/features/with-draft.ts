import type { Feature } from '#contract/content/features.ts';
import { type FeatureValues, fieldsOf } from './feature-form.ts';

/**
 * The features as they would be shown after a save: the draft in its place, the edited one replaced by it. A new draft
 * counts from its first word on.
 */
export function withDraft(features: readonly Feature[], draft: FeatureValues, editing: Feature | undefined): Feature[] {
  const { category = '', link = '', order, ...values } = draft;
  if (!editing && `${values.title}${values.description}`.trim() === '') return [...features];
  const place = Number.isFinite(order) ? Number(order) : Number.POSITIVE_INFINITY;
  const fields = fieldsOf({ ...values, category, link, order: place });
  const drawn: Feature = { ...fields, _id: editing?._id ?? 'draft', isActive: true };
  const list = editing
    ? features.map((feature) => (feature._id === editing._id ? drawn : feature))
    : [...features, drawn];
  return list.toSorted((a, b) => a.order - b.order);
}
