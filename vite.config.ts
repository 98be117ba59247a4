import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './scripts/browser-floor/floor.ts';
import { bootScriptInPage } from './scripts/vite/boot-script.ts';
import { compileWhileLoading } from './scripts/vite/compile-while-loading.ts';
import { compress } from './scripts/vite/compress.ts';
import { embedKit } from './scripts/vite/embed-kit.ts';
import { fontNotices, NOTICES_FILE } from './scripts/vite/font-notices.ts';
import { framedStyles } from './scripts/vite/framed-styles.ts';
import { licensedFont } from './scripts/vite/licensed-font.ts';
import { scriptInventory } from './scripts/vite/script-inventory.ts';

/** The sandbox that the development server hands the API's calls to; `npm run dev` sets it. */
const SANDBOX_URL = process.env.PAVILION_SANDBOX_URL ?? 'http://127.0.0.1:4001';
const SANDBOX_PATHS = ['/api', '/config.json', '/csp-reports', '/_sandbox', '/docs', '/logos', '/pictures'];

export default defineConfig({
  plugins: [
    react(),
    framedStyles(),
    licensedFont(),
    bootScriptInPage(),
    embedKit(),
    fontNotices(),
    compileWhileLoading(),
    scriptInventory(),
    compress(),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // React has had it since version 18; effector-react brings the stand-in for older ones.
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim/with-selector.js': 'use-sync-external-store/with-selector.js',
    },
  },
  server: {
    allowedHosts: ['.pavilion.localhost'],
    // The host name stays as it is: the sandbox tells the sub-sites apart by it.
    proxy: Object.fromEntries(
      SANDBOX_PATHS.map((path) => [path, { target: SANDBOX_URL, changeOrigin: false }]),
    ),
  },
  build: {
    // Only what package.json's `browserslist` has; `scripts/browser-floor` looks for what no target can make older.
    target: oldestBrowsers.map(({ target }) => target),
    // Everything is a file of its own: the page's policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page starts with is there before anything can ask for it. index.html lists the files of each page.
      resolveDependencies: (_file, needed, { hostId, hostType }) => {
        if (hostType === 'html') return needed;
        if (/\/routes-/.test(hostId)) return [];
        return needed.filter((file) => !/\/(libraries|site|rolldown-runtime)-/.test(file));
      },
    },
    // MIT, BSD and OFL ask that each copy carries their text.
    license: { fileName: NOTICES_FILE },
    reportCompressedSize: false,
    rolldownOptions: {
      // Emotion imports it for its higher-order components, which nothing here uses.
      treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
      // The site, and the documents that hold a bank's 3-D Secure page and staff's preview of a form (deploy/headers.ts).
      input: ['index.html', 'sca-frame.html', 'form-preview-frame.html'],
      output: {
        codeSplitting: {
          // What every page starts with, in two files: packages seldom change. Everything else is split by page.
          groups: [
            { name: 'libraries', test: /\/node_modules\//, tags: ['$initial'], priority: 1 },
            {
              name: 'site',
              test: /\/src\/(?!app\/entrypoint\/|.*(?:sca|form-preview)-frame)/,
              tags: ['$initial'],
            },
            // What nearly every page draws with, and what the first joining screen shows.
            {
              name: 'icon',
              test: /\/(src\/shared\/ui\/(icon|focus-handover)\/|lucide-react\/.*\/(chevron-right|search)\.)/,
            },
            // Of nearly every page that says a date.
            { name: 'dates', test: /\/src\/shared\/(lib\/date|format\/(date-format|local-time))\.ts/ },
            // What the sections share, in a file each instead of one for every module.
            {
              name: 'membership',
              test: /\/src\/entities\/membership\/(?!lib\/(visible-types|ages))/,
            },
            {
              name: 'form-values',
              test: /\/src\/shared\/forms\/schema\/(field-key|find-field|present-values|kept-values|entry-text|is-record)\.ts/,
            },
            { name: 'refusal', test: /\/src\/shared\/(api\/refusal|ui\/refusal-alert)/ },
            {
              name: 'attendees',
              test: /\/src\/features\/choose-attendees\/(texts|lib\/(hire|format-name-with-age))/,
            },
            { name: 'days', test: /\/src\/entities\/session\/lib\/days/ },
            { name: 'refreshing', test: /\/src\/(shared\/lib\/.*on-wake|.*\/use-refreshing)/ },
            {
              name: 'sessions',
              test: /\/src\/entities\/session\/(texts|lib\/(.*-path|day-strip|facts|state-words|use-server-now)|ui\/state-badge)/,
            },
            { name: 'fields', test: /\/src\/shared\/(ui\/(field|text-input)\/|lib\/autocomplete-tokens)/ },
            {
              name: 'venue',
              test: /\/src\/(entities\/venue\/(?!texts|lib\/(contact|search-venues|distance|names))|shared\/api\/venues)/,
            },
            { name: 'picture', test: /\/src\/shared\/ui\/picture\// },
            // What all steps of joining share, then the home with all that is its own: what a customer waits for first, in few files.
            { name: 'join-steps', test: /\/src\/widgets\/join-steps\// },
            {
              name: 'join',
              test: /\/src\/pages\/joining\/join\/(ui\/texts|lib\/centre-path|model\/(home|announced))\./,
            },
            { name: 'joining-home', test: /\/src\/pages\/joining\/join\/(index|ui\/home)\./ },
          ],
        },
      },
    },
  },
});
