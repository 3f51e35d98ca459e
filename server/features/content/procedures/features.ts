import { v7 as uuidv7 } from 'uuid';
import { answer } from '#server/platform/answer.ts';
import { admin, visitor } from '../calls.ts';
import { changeEntry, getEntry, removeEntry } from '../entries.ts';
import { canReadDrafts, featureMissing } from '../policy.ts';
import { inOrder } from '../present.ts';
import { saveSection } from '../save-section.ts';

const section = 'features';

export const featureProcedures = {
  listFeatures: visitor.content.listFeatures.handler(async ({ context }) => {
    const features = inOrder((await context.content.read(section)).document);
    const shown = canReadDrafts(context.user) ? features : features.filter(({ isActive }) => isActive);
    return answer(shown, 'Features fetched successfully!');
  }),
  addFeature: admin.content.addFeature.handler(async ({ input, context }) => {
    const feature = { ...input, _id: uuidv7(), isActive: true };
    const change = { section, actor: context.user, action: 'saved' } as const;
    await saveSection(context, { ...change, next: (features) => [...features, feature] });
    return answer(feature, 'Feature added successfully!');
  }),
  updateFeature: admin.content.updateFeature.handler(async ({ input: { id, ...fields }, context }) => {
    const change = { section, actor: context.user, action: 'saved' } as const;
    const { document } = await saveSection(context, {
      ...change,
      next: (features) => changeEntry(features, id, (feature) => ({ ...feature, ...fields }), featureMissing),
    });
    return answer(getEntry(document, id, featureMissing), 'Feature updated successfully!');
  }),
  deleteFeature: admin.content.deleteFeature.handler(async ({ input, context }) => {
    const change = { section, actor: context.user, action: 'deleted' } as const;
    await saveSection(context, { ...change, next: (features) => removeEntry(features, input.id, featureMissing) });
    return answer(null, 'Feature deleted successfully!');
  }),
  toggleFeature: admin.content.toggleFeature.handler(async ({ input: { id }, context }) => {
    const { document } = await saveSection(context, {
      section,
      actor: context.user,
      action: (features) => (getEntry(features, id, featureMissing).isActive ? 'activated' : 'deactivated'),
      next: (features) =>
        changeEntry(features, id, (feature) => ({ ...feature, isActive: !feature.isActive }), featureMissing),
    });
    const feature = getEntry(document, id, featureMissing);
    return answer(feature, `Feature ${feature.isActive ? 'activated' : 'deactivated'} successfully!`);
  }),
};
