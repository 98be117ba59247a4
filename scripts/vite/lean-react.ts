import type { Plugin } from 'vite';

const RENDERER = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const SENTINEL = /((?:Exception) = )Error\(formatProdErrorMessage\((\d+)\)\)/g;
const COUNT = 5;

/**
 * React makes five errors when it is read, only to tell them apart from others later; nobody ever sees them. For the stack of each
 * the browser reads the whole of React once more where somebody watches it (developer tools, Lighthouse): 20 ms, 80 on a
 * phone. They stay errors, with their messages, and have no stack.
 */
export function leanReact(): Plugin {
  return {
    name: 'pavilion:lean-react',
    apply: 'build',
    transform(code, id) {
      if (!RENDERER.test(id)) return null;
      const found = code.match(SENTINEL)?.length;
      if (found !== COUNT) {
        throw new Error(
          `pavilion: React makes ${found} errors in reserve, not ${COUNT}; see scripts/vite/lean-react.ts.`,
        );
      }
      const made = 'Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })';
      return { code: code.replace(SENTINEL, `$1${made}`), map: null };
    },
  };
}
