import { useState } from 'react';

/** An element as the contract takes it. */
const LONGEST = 4000;

/** Picking an element in the preview. What was picked belongs to one conversion and goes with it. */
export function usePick(id: string | undefined) {
  const [state, setState] = useState<{ about: string | undefined; picking: boolean; element: string | undefined }>();
  const { picking, element } = state?.about === id && state ? state : { picking: false, element: undefined };
  const set = (next: { picking: boolean; element: string | undefined }) => setState({ about: id, ...next });
  return {
    picking,
    element,
    start: () => set({ picking: true, element }),
    stop: () => set({ picking: false, element }),
    /** Comes from the frame: it may be anything. */
    take: (picked: unknown) =>
      set({ picking: false, element: typeof picked === 'string' ? picked.slice(0, LONGEST) : undefined }),
    clear: () => set({ picking: false, element: undefined }),
  };
}
export type Pick = ReturnType<typeof usePick>;
