import type { Plugin } from 'vite';
import type { PageFiles } from '../../src/shared/boot/page-files.ts';
import { bundleScript } from './bundle-script.ts';
import { readPageFiles } from './page-files.ts';

/**
 * The place of the inline script in index.html, which the first paint needs. The links to the libraries are before it, because
 * over HTTP/1.1 their large file would otherwise wait behind the small ones that the script requests.
 */
const INSERTION_POINT = '</head>';

const LIBRARIES_LINK = /\n *<link rel="modulepreload" crossorigin href="(\/assets\/libraries-[^"]+)">/;

/**
 * Makes the packages a script of their own before that of the site. They run as soon as they are there, and a phone is busy
 * twice for a short time instead of once for a long one.
 *
 * @throws an Error if the page does not name them
 */
function moveLibrariesFirst(html: string): string {
  const [link, address] = LIBRARIES_LINK.exec(html) ?? [];
  if (link === undefined) throw new Error('pavilion: index.html has no link to the packages.');
  const moduleScriptTag = '<script type="module"';
  return html
    .replace(link, '')
    .replace(
      moduleScriptTag,
      `${moduleScriptTag} crossorigin src="${address}"></script>\n    ${moduleScriptTag}`,
    );
}

/** Builds the inline script of index.html from `src/shared/boot/inline.ts`. */
export function bundleBootScript(pageFiles: PageFiles): Promise<string> {
  return bundleScript('src/shared/boot/inline.ts', { PAVILION_PAGE_FILES: JSON.stringify(pageFiles) });
}

/**
 * Inserts the inline script into index.html; in the build it also lists the files of each page. The web server adds its hash to
 * the Content-Security-Policy (`deploy/headers.ts`).
 */
export function bootScriptInPage(): Plugin {
  return {
    name: 'pavilion:boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, path }) {
        // The document that frames the bank's page does not need the script.
        if (path !== '/index.html') return html;
        if (!html.includes(INSERTION_POINT))
          throw new Error(`pavilion: index.html has no ${INSERTION_POINT}.`);
        const script = await bundleBootScript(
          bundle ? await readPageFiles(bundle) : { files: [], pages: {} },
        );
        return (bundle ? moveLibrariesFirst(html) : html).replace(
          INSERTION_POINT,
          () => `<script>${script}</script>\n  ${INSERTION_POINT}`,
        );
      },
    },
  };
}
