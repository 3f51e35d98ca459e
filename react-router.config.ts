import type { Config } from '@react-router/dev/config';
import { compressAssets } from './server/platform/web/compress-assets.ts';
import { buildDemo } from './server/platform/web/demo/build-demo.ts';
import { bundlePreviewFrame } from './server/platform/web/preview/bundle-preview-frame.ts';
import { trimManifest } from './web/public-pages/bundle/trim-manifest.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await bundlePreviewFrame(`${buildDirectory}/preview`);
    await buildDemo(`${buildDirectory}/demo`);
    await trimManifest(`${buildDirectory}/client`);
    await compressAssets(`${buildDirectory}/client`);
    await compressAssets(`${buildDirectory}/preview`);
    await compressAssets(`${buildDirectory}/demo`);
  },
} satisfies Config;
