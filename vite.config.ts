import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/vite/compress.ts';
import { leanForms } from './scripts/vite/lean-forms.ts';
import { leanRouter } from './scripts/vite/lean-router.ts';
import { leanStyles } from './scripts/vite/lean-styles.ts';
import { pageChunks } from './scripts/vite/page-chunks.ts';
import { splitMessages } from './scripts/vite/split-messages.ts';

/** The sandbox that the development server hands the API's calls to; `npm run dev` sets it. */
const sandbox = process.env.PAVILION_SANDBOX_URL ?? 'http://127.0.0.1:4001';
const served = ['/api', '/config.json', '/csp-reports', '/_sandbox', '/docs', '/logos'];

export default defineConfig({
  plugins: [splitMessages(), react(), leanForms(), leanRouter(), leanStyles(), pageChunks(), compress()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    allowedHosts: ['.pavilion.localhost'],
    // The host name stays as it is: the sandbox tells the sub-sites apart by it.
    proxy: Object.fromEntries(served.map((path) => [path, { target: sandbox, changeOrigin: false }])),
  },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the page's policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every screen stands on, in one file: it compresses better, and a release seldom changes it.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|@chakra-ui|@emotion|@pandacss|stylis|openapi-fetch)\//,
            },
            // Bricks that three pages or more are made of; what fewer need stays with them.
            { name: 'common', test: /\/src\/(?:shared\/(?!forms\/)|entities|widgets)\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
