import { useMemo } from 'react';
import { type About, type AboutFields, aboutFields } from '#contract/content/about.ts';
import { client } from '#web/api.ts';
import { toastFor } from '#web/ui/form/tell.ts';
import { useSectionEditor } from '../editor/use-section-editor.ts';
import { type BlockName, firstProblem } from './first-problem.ts';
import { padImages } from './pad-images.ts';

/** Messages of this screen stay shorter than those of the others, in ms. */
export const ABOUT_TOAST_MS = 3000;

const tell = toastFor(ABOUT_TOAST_MS);
const padded = async <Answer extends { data: About }>(answer: Promise<Answer>): Promise<Answer> => {
  const { data, ...rest } = await answer;
  return { ...rest, data: padImages(data) } as Answer;
};

/** The form of both sections, and what can be done to them. `onShow` opens the section that has a problem. */
export function useAboutEditor(about: About, onShow: (block: BlockName) => void) {
  const loaded = useMemo(() => padImages(about), [about]);
  const editor = useSectionEditor<AboutFields>({
    loaded,
    schema: aboutFields,
    read: async () => {
      const { data } = await client.content.getAbout();
      return { data: data && padImages(data) };
    },
    save: (input) => padded(client.content.updateAbout(input)),
    saved: 'About section updated successfully!',
    failed: 'Failed to save changes',
    tell,
    onInvalid: (errors) => {
      const problem = firstProblem(errors);
      if (!problem) return;
      tell.error(problem.text);
      onShow(problem.block);
    },
  });
  const { act } = editor;
  return {
    ...editor,
    toggle: () =>
      act({ call: () => padded(client.content.toggleAbout()), failed: 'Failed to toggle about section status' }),
    reset: () =>
      act({
        call: () => padded(client.content.resetAbout()),
        failed: 'Failed to reset about section',
        dropDraft: true,
      }),
    remove: () => act({ call: () => padded(client.content.deleteAbout()), failed: 'Failed to delete about section' }),
  };
}
