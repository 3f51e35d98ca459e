import { fileURLToPath } from 'node:url';

/**
 * The picture that the landing page's demonstration converts, and that members may convert once for nothing:
 * `npm run demo:design` draws it from `bench/demo/design.html`.
 */
export const designFile = fileURLToPath(new URL('./design.webp', import.meta.url));
