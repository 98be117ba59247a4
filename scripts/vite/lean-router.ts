import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\//;

/**
 * Lets the bundler leave out the parts of react-router that nothing here uses (its own `Link` with the prefetching of
 * server-rendered applications, forms, data routes: 4 kB gzip). They stay in otherwise, because giving a component a
 * `displayName` or creating it by a call counts as an effect.
 */
export function leanRouter(): Plugin {
  return {
    name: 'pavilion:lean-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const pure = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\S*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: pure, map: null };
    },
  };
}
