import { afterAll, beforeAll } from 'vitest';

/** For files whose tests replace the body: all files share one, and what stands in it, as the home of the toasts, comes back. */
export function ownBody(): void {
  let others: ChildNode[] = [];
  beforeAll(() => {
    others = [...document.body.childNodes];
  });
  afterAll(() => document.body.replaceChildren(...others));
}
