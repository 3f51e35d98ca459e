import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from '../vocabulary/answers.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';
import { isSafeLink, link } from '../vocabulary/links.ts';
import { adminOnly, line, requiredLine, requiredText, tags } from './vocabulary.ts';

export const DEFAULT_FEATURE_CATEGORY = 'AI Features';
/** Icon class of a feature whose icon type is class and that names none. */
export const DEFAULT_ICON_CLASS = 'fa-regular fa-memo-check';
export const MAX_FEATURES = 60;

const ORDER = 'Order is a whole number from 0 to 10000';
const ICON = 'Please enter an image address (https://… or /…) or icon class names';

/** A picture's address or icon class names such as `fa-solid fa-ruler`. */
const icon = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => value === '' || isSafeLink(value) || /^[a-z][\w-]*(?: [a-z][\w-]*)*$/i.test(value), ICON);

export const featureFields = z.object({
  title: requiredLine('Title is required'),
  description: requiredText('Description is required'),
  icon: icon.default(''),
  category: line.default(DEFAULT_FEATURE_CATEGORY).transform((value) => value || DEFAULT_FEATURE_CATEGORY),
  order: z.number({ error: ORDER }).int(ORDER).min(0, ORDER).max(10_000, ORDER).default(0),
  link: link.default(''),
});
export type FeatureFields = z.infer<typeof featureFields>;

export const feature = featureFields.extend({ _id: recordId, isActive: z.boolean() });
export type Feature = z.infer<typeof feature>;

const path = '/api/features-section';
const oneFeature = { ...adminOnly, NOT_FOUND: { ...errors.NOT_FOUND, message: 'This feature does not exist.' } };

export const featuresContract = {
  listFeatures: oc
    .route({ method: 'GET', path, summary: 'Features by order; visitors get the active ones', tags })
    .output(answer(z.array(feature))),
  addFeature: oc
    .route({ method: 'POST', path, summary: 'Add a feature (admin)', tags })
    .input(featureFields)
    .output(answer(feature))
    .errors(adminOnly),
  updateFeature: oc
    .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Change a feature (admin)', tags })
    .input(featureFields.extend(byId.shape))
    .output(answer(feature))
    .errors(oneFeature),
  deleteFeature: oc
    .route({ method: 'DELETE', path: `${path}/{id}`, successStatus: 200, summary: 'Delete a feature (admin)', tags })
    .input(byId)
    .output(answer(z.null()))
    .errors(oneFeature),
  toggleFeature: oc
    .route({ method: 'PATCH', path: `${path}/{id}/toggle`, summary: 'Show or hide a feature (admin)', tags })
    .input(byId)
    .output(answer(feature))
    .errors(oneFeature),
};
