import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file with the licences of third-party parts of the build; Vite writes those of the libraries (`build.license`). */
export const NOTICES_FILE = 'third-party-notices.txt';

const FONT_PACKAGE = /\/node_modules\/(@fontsource(?:-variable)?\/[\w-]+)\//g;

/**
 * Adds the licences of the fonts in `index.html` to the notices of the build, because Vite does not see fonts that are not
 * modules. The SIL Open Font License must accompany each copy.
 */
export function fontNotices(): Plugin {
  let root = '.';
  return {
    name: 'pavilion:font-notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const notices = bundle[NOTICES_FILE];
        if (notices?.type !== 'asset') return;
        const html = readFileSync(join(root, 'index.html'), 'utf8');
        const names = new Set([...html.matchAll(FONT_PACKAGE)].map(([, name = '']) => name));
        notices.source = String(notices.source) + [...names].map((name) => readNotice(root, name)).join('');
      },
    },
  };
}

function readNotice(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  const { version, license }: { version: string; license: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
}
