import type { Plugin } from 'vite';

/** Chrome's explicit compile hint (https://v8.dev/blog/explicit-compile-hints); for other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
const FILE_NAMES = [
  // What every page starts with.
  'libraries',
  'site',
  // What the first joining screen adds.
  'join',
  'joining-home',
  'venue',
  'icon',
  // rjsf with the templates, which load while the fields of a form are requested.
  'form-code',
  'validator',
];

/**
 * Makes Chrome compile these files while they load, off the main thread, instead of each function at its first call. The hint
 * must be the first line, so it is added after Vite has added its own.
 *
 * @throws an Error if the build has no such file
 */
export function compileWhileLoading(): Plugin {
  return {
    name: 'pavilion:compile-while-loading',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of FILE_NAMES) {
          const files = Object.values(bundle).filter((file) => file.type === 'chunk' && file.name === name);
          if (files.length === 0) throw new Error(`pavilion: the build has no file for ${name}.`);
          for (const file of files) if (file.type === 'chunk') file.code = `${HINT}${file.code}`;
        }
      },
    },
  };
}
