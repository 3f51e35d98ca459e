/** The next frame; a browser that does not draw this document right now still goes on. */
const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 60);
  });

/**
 * Resolves when styles have been worked out: pictures decoded, and the number of style rules (the Tailwind runtime
 * writes them after each change) the same over several frames. Never later than 5 s.
 */
export async function whenSettled(): Promise<void> {
  const deadline = Date.now() + 5000;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
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
}
