import type { Plugin } from 'vite';

/** Chrome's explicit compile hint (https://v8.dev/blog/explicit-compile-hints); for other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** The files that every page starts with. */
const AT_START = ['libraries', 'site'];

/**
 * Makes Chrome compile the first files while they load, off the main thread, instead of each function at its first call. The
 * hint must be the first line, so it is added after Vite has added its own.
 *
 * @throws an Error if the build has no such file
 */
export function compileAtStart(): Plugin {
  return {
    name: 'pavilion:compile-at-start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of AT_START) {
          const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
          if (file?.type !== 'chunk') throw new Error(`pavilion: the build has no file for ${name}.`);
          file.code = `${HINT}${file.code}`;
        }
      },
    },
  };
}
