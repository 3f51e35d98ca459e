/** The next frame; a browser that does not draw this document right now still goes on. */
const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 60);
  });

/** Resolves after so many frames. */
export async function nextFrames(count: number): Promise<void> {
  for (let seen = 0; seen < count; seen += 1) await frame();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when styles have been worked out: pictures decoded, the style sheets (the Tailwind runtime writes one after
 * each change) the same over several frames, and transitions over. Never later than about 5 s.
 */
export async function whenSettled(): Promise<void> {
  const deadline = Date.now() + 5000;
  // A lazy picture outside the window is never decoded.
  await Promise.race([pause(1500), Promise.all([...document.images].map((image) => image.decode().catch(() => {})))]);
  let quiet = 0;
  let before = -1;
  while (quiet < 8 && Date.now() < deadline) {
    await frame();
    const length = [...document.querySelectorAll('style')].reduce(
      (sum, { textContent }) => sum + textContent.length,
      0,
    );
    quiet = length === before ? quiet + 1 : 0;
    before = length;
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
