import type { Plugin } from 'vite';
import type { PageFiles } from '../../src/shared/boot/page-files.ts';
import { bundleScript } from './bundle-script.ts';
import { pageFilesOf } from './page-files.ts';

/**
 * Where the inline script goes in index.html: the document's first picture needs it. The links to the libraries stand
 * before it, because over HTTP/1.1 their large file would otherwise wait behind the small ones that the script asks for.
 */
const PLACE = '</head>';

/** The inline script of index.html: `src/shared/boot/inline.ts` as one script. */
export function bootScript(pageFiles: PageFiles): Promise<string> {
  return bundleScript('src/shared/boot/inline.ts', { PAVILION_PAGE_FILES: JSON.stringify(pageFiles) });
}

/**
 * Puts the inline script into index.html, in the build with the files of each page. The server of the document
 * hashes it for the Content-Security-Policy (`deploy/headers.ts`).
 */
export function bootScriptInPage(): Plugin {
  return {
    name: 'pavilion:boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, path }) {
        // The document that holds the bank's page is no screen.
        if (path !== '/index.html') return html;
        if (!html.includes(PLACE)) throw new Error(`pavilion: index.html has no ${PLACE}.`);
        const script = await bootScript(bundle ? await pageFilesOf(bundle) : { files: [], pages: {} });
        return html.replace(PLACE, () => `<script>${script}</script>\n  ${PLACE}`);
      },
    },
  };
}
