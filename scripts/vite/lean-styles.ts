import type { Plugin } from 'vite';

const STUBS: Readonly<Record<string, string>> = {
  // Chakra's CSS reset: ours stands in index.html, where the shell needs it before any script has run.
  './preflight.js': 'export const createPreflight = () => ({});',
  // Used by Emotion's withTheme() alone, which nothing here calls.
  'hoist-non-react-statics': 'export default (component) => component;',
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
      return importer && STYLES.test(importer) && Object.hasOwn(STUBS, source) ? `${MARK}${source}` : null;
    },
    load(id) {
      return id.startsWith(MARK) ? STUBS[id.slice(MARK.length)] : null;
    },
  };
}
