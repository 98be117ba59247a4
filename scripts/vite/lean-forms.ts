import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const stub = (name: string) =>
  fileURLToPath(new URL(`../../src/shared/forms/schema/${name}.ts`, import.meta.url));

/**
 * Leaves out what @rjsf/core brings and our own templates never use: a Markdown renderer (31 kB gzip) and the default
 * registry of fields and widgets (14 kB).
 */
export function leanForms(): Plugin {
  return {
    name: 'pavilion:lean-forms',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (source === 'markdown-to-jsx/react') return stub('markdown-stub');
      const isRegistry = source.endsWith('/getDefaultRegistry.js') && importer?.includes('/@rjsf/core/');
      return isRegistry ? stub('registry-stub') : null;
    },
  };
}
