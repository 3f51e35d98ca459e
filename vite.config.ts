import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { writeContractRoutes } from './web/bundle/write-contract-routes.ts';
import { chunkGroups, INDEX_OF_FEATURE } from './web/public-pages/bundle/chunk-groups.ts';
import { replaceParts } from './web/public-pages/bundle/replace-parts.ts';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [replaceParts, writeContractRoutes, tailwindcss(), reactRouter()],
  // Found only when a page is opened, these would each reload the page in development.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@orpc/client',
      '@orpc/client/plugins',
      '@orpc/contract',
      '@orpc/openapi-client/fetch',
      '@orpc/tanstack-query',
      '@tanstack/react-query',
      '@tanstack/react-table',
      'lucide-react',
      'radix-ui',
      'react-hook-form',
      'sonner',
      'sugar-high',
      'zod',
    ],
  },
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: INDEX_OF_FEATURE, sideEffects: false }] },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
});
