import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const FRAME_PAGE = '/form-preview-frame.html';
const PLACEHOLDER = '<!-- the styles of index.html -->';
const STYLE_ELEMENT = /<style>[\s\S]*?<\/style>/;

/**
 * Puts the styles of index.html (reset, body, fonts) into the document that the form preview frames, so that a form looks
 * the same there. Their hash in the Content-Security-Policy is the same too (`deploy/headers.ts`).
 */
export function framedStyles(): Plugin {
  let root = '';
  return {
    name: 'pavilion:framed-styles',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        if (path !== FRAME_PAGE) return html;
        const [styles] = STYLE_ELEMENT.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];
        if (styles === undefined || !html.includes(PLACEHOLDER))
          throw new Error(`pavilion: index.html has no styles, or ${FRAME_PAGE} no place for them.`);
        return html.replace(PLACEHOLDER, () => styles);
      },
    },
  };
}
