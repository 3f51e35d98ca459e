import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
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
      'lucide-react',
      'radix-ui',
      'react-hook-form',
      'sonner',
      'sugar-high',
      'zod',
    ],
  },
  build: { sourcemap: false, assetsInlineLimit: 0 },
});
