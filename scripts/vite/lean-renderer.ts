import type { Plugin } from 'vite';

const RENDERER = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SIGNALS = 5;

/**
 * React makes five errors when its code is run, which it throws as signals and knows by identity. An error notes where it
 * was made, and while somebody listens (the browser's tools, Lighthouse) the browser reads the whole file a second time
 * for that: 90 ms on a phone. Here they are errors that note nothing.
 */
export function leanRenderer(): Plugin {
  return {
    name: 'pavilion:lean-renderer',
    apply: 'build',
    transform(code, id) {
      if (!RENDERER.test(id)) return null;
      if (code.match(SIGNAL)?.length !== SIGNALS)
        throw new Error('pavilion: React makes its signals in another way now; see lean-renderer.ts.');
      const quiet = code.replace(
        SIGNAL,
        '$1 = Object.assign(Object.create(Error.prototype), { message: $2 })',
      );
      return { code: quiet, map: null };
    },
  };
}
