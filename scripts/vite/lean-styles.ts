import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STUBS: Readonly<Record<string, string>> = {
  // Chakra's CSS reset: ours stands in index.html, where the shell needs it before any script has run.
  './preflight.js': 'export const createPreflight = () => ({});',
  // What has been worked out for texts and numbers is kept; finding again what was for whole styles takes as long as working it out,
  // and each of ours is worked out once.
  '../utils/memo.js': `export const memo = (work) => {
    const made = new Map();
    return (...args) => {
      if (args.some((arg) => typeof arg === 'object' || typeof arg === 'function')) return work(...args);
      const key = args.map((arg) => typeof arg + arg).join('|');
      if (!made.has(key)) made.set(key, work(...args));
      return made.get(key);
    };
  };`,
  // Used by Emotion's withTheme() alone, which nothing here calls.
  'hoist-non-react-statics': 'export default (component) => component;',
};
/** Works each look out once, where Chakra does at every render of every element; a third of the first picture's time. */
const FACTORY = fileURLToPath(new URL('../../src/shared/ui/styled/lean-factory.ts', import.meta.url));
/** Chakra would send every token through the machinery of a style; they are names and values, and stand in the page as such. */
const TOKENS = {
  file: /\/styled-system\/system\.js$/,
  found: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
  made: `const variables = [...(tokens.cssVarMap.get('base') ?? [])].map(([name, value]) => name + ':' + value).join(';');
  const _global = [getGlobalCss(), cssVarsRoot + '{' + variables + '}'];`,
};
/** The browsers that the build is for want a prefix for hardly any property, and those stand in our own styles. */
const PREFIXES = {
  file: /\/emotion-cache\.[\w.]*js$/,
  found: 'var defaultStylisPlugins = [prefixer];',
  made: 'var defaultStylisPlugins = [];',
};
const CHANGES = [TOKENS, PREFIXES];
const STYLES = /\/node_modules\/(?:@chakra-ui\/react|@emotion\/(?:react|cache))\//;
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
      const change = STYLES.test(id) && CHANGES.find(({ file }) => file.test(id));
      if (!change) return null;
      if (!code.includes(change.found))
        throw new Error(`pavilion: ${id} is made in another way now; see lean-styles.ts.`);
      return { code: code.replace(change.found, change.made), map: null };
    },
    load(id) {
      return id.startsWith(MARK) ? STUBS[id.slice(MARK.length)] : null;
    },
  };
}
