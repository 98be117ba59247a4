import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FRAME_PAGE } from './framed-styles.ts';

/** The path in the folder of public files at which an operator with a licence puts Garage Gothic. */
const LICENSED_FONT = 'fonts/garage-gothic.woff2';
const SUBSTITUTE_FONT_FACE = /@font-face \{\s*font-family: 'Big Shoulders Variable';[^}]*\}/;

/** Replaces the substitute font in the page with the licensed one. */
export function insertLicensedFont(html: string): string {
  if (!SUBSTITUTE_FONT_FACE.test(html))
    throw new Error("pavilion: index.html has no @font-face for 'Big Shoulders Variable'.");
  const licensedFontFace = `@font-face { font-family: 'Garage Gothic'; font-display: swap; font-weight: 100 900; src: url('/${LICENSED_FONT}') format('woff2'); }`;
  return html.replace(SUBSTITUTE_FONT_FACE, licensedFontFace);
}

/** Uses the operator's own Garage Gothic if its file exists, and the free substitute otherwise. */
export function licensedFont(): Plugin {
  let folder = '';
  return {
    name: 'pavilion:licensed-font',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        return ['/index.html', FRAME_PAGE].includes(path) && existsSync(join(folder, LICENSED_FONT))
          ? insertLicensedFont(html)
          : html;
      },
    },
  };
}
