import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const FILE_NAME = 'embed.js';

/** Builds the script for other sites' pages: one classic script without dependencies. */
const bundleEmbedScript = () => bundleScript('src/app/embed-kit/main.ts');

/** Adds /embed.js to the build, under its permanent name, and serves it during development. */
export function embedKit(): Plugin {
  return {
    name: 'pavilion:embed-kit',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await bundleEmbedScript() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE_NAME}`, (_request, response, next) => {
        bundleEmbedScript().then((code) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end(code);
        }, next);
      });
    },
  };
}
