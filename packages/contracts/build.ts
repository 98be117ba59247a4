/** Builds the files of the package: the verifier in one file, the pact, the API document and the states. Run by `npm pack`. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../tooling/run.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');

await build({
  configFile: false,
  logLevel: 'warn',
  root,
  publicDir: false,
  resolve: { alias: [{ find: /^.*\/shipped\.ts$/, replacement: join(here, 'shipped.ts') }] },
  ssr: { noExternal: true, external: ['@pact-foundation/pact'] },
  build: {
    ssr: join(here, 'replay.ts'),
    outDir: dist,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'replay.js', codeSplitting: false } },
  },
});
cpSync(join(root, 'contracts/pacts'), join(dist, 'pact'), { recursive: true });
cpSync(join(root, 'openapi/bundle.json'), join(dist, 'openapi.json'));
cpSync(join(root, 'contracts/states.json'), join(dist, 'states.json'));
