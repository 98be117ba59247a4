import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const FRAME_PAGE = '/form-preview-frame.html';
const PLACE = '<!-- the styles of index.html -->';
const STYLES = /<style>[\s\S]*?<\/style>/;

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
        const [styles] = STYLES.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];
        if (styles === undefined || !html.includes(PLACE))
          throw new Error(`pavilion: index.html has no styles, or ${FRAME_PAGE} no place for them.`);
        return html.replace(PLACE, () => styles);
      },
    },
  };
}
