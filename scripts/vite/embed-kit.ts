import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const NAME = 'embed.js';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The script for other sites' pages, as one classic script without a dependency. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    resolve: { alias: { '@': `${root}src` } },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${root}src/app/embed-kit/main.ts`,
        output: { format: 'iife', entryFileNames: NAME },
      },
    },
  });
  const [result] = [built].flat();
  const chunks: readonly Rolldown.OutputChunk[] =
    result && 'output' in result ? result.output.filter((file) => file.type === 'chunk') : [];
  const [code] = chunks;
  if (!code || chunks.length !== 1) throw new Error(`pavilion: ${NAME} must be one file.`);
  return code.code;
}

/** Adds /embed.js to the build, under a name that stays, and serves it during development. */
export function embedKit(): Plugin {
  return {
    name: 'pavilion:embed-kit',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await bundle() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response, next) => {
        bundle().then((code) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end(code);
        }, next);
      });
    },
  };
}
