import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STUBS: Readonly<Record<string, string>> = {
  // Chakra's CSS reset: ours stands in index.html, where the shell needs it before any script has run.
  './preflight.js': 'export const createPreflight = () => ({});',
  // Used by Emotion's withTheme() alone, which nothing here calls.
  'hoist-non-react-statics': 'export default (component) => component;',
};
/** Works each look out once, where Chakra does at every render of every element; a third of the first picture's time. */
const FACTORY = fileURLToPath(new URL('../../src/shared/ui/styled/lean-factory.ts', import.meta.url));
/** Chakra would send every token through the machinery of a style; they are names and values, and stand in the page as such. */
const TOKENS = {
  found: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
  made: `const variables = [...(tokens.cssVarMap.get('base') ?? [])].map(([name, value]) => name + ':' + value).join(';');
  const _global = [getGlobalCss(), cssVarsRoot + '{' + variables + '}'];`,
};
const STYLES = /\/node_modules\/(?:@chakra-ui|@emotion)\/react\//;
const MARK = '\0pavilion:stub:';

/** Leaves out what Chakra and Emotion bring and this product does not use (3 kB gzip). */
export function leanStyles(): Plugin {
  return {
    name: 'pavilion:lean-styles',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (source === './factory.js' && importer && STYLES.test(importer)) return FACTORY;
      return importer && STYLES.test(importer) && Object.hasOwn(STUBS, source) ? `${MARK}${source}` : null;
    },
    transform(code, id) {
      if (!STYLES.test(id) || !id.endsWith('/styled-system/system.js')) return null;
      if (!code.includes(TOKENS.found))
        throw new Error('pavilion: Chakra makes its tokens in another way now; see lean-styles.ts.');
      return { code: code.replace(TOKENS.found, TOKENS.made), map: null };
    },
    load(id) {
      return id.startsWith(MARK) ? STUBS[id.slice(MARK.length)] : null;
    },
  };
}
