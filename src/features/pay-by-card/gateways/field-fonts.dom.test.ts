import { afterEach, expect, test, vi } from 'vitest';
import { readFonts } from './field-fonts';

const LATO = "'Lato', 'Lato Fallback', Arial, sans-serif";

/** The style sheets of this test file; the site's own stay in the document. */
const sheets: HTMLStyleElement[] = [];

function writeSheet(css: string): HTMLStyleElement {
  const sheet = Object.assign(document.createElement('style'), { textContent: css });
  document.head.append(sheet);
  sheets.push(sheet);
  return sheet;
}

const face = (family: string, file: string, weight = '400') =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${file}') format('woff2'); }`;

afterEach(() => {
  for (const sheet of sheets.splice(0)) sheet.remove();
  vi.unstubAllGlobals();
});

test('a provider’s frame gets the file of the page’s font in normal weight, by its full address', () => {
  vi.stubGlobal('isSecureContext', true);
  writeSheet(
    [
      face('Lato', '/assets/lato-400-a1b2c3d4.woff2'),
      face('Lato', '/assets/lato-700-a1b2c3d4.woff2', '700 900'),
      face('Roboto Variable', '/assets/roboto-a1b2c3d4.woff2', '100 900'),
    ].join(' '),
  );
  const src = (file: string) => `url("${new URL(file, document.baseURI).href}")`;
  expect(readFonts(LATO)).toEqual([
    { family: 'Lato', src: src('/assets/lato-400-a1b2c3d4.woff2'), weight: 'normal' },
  ]);
  expect(readFonts('"Roboto Variable", Arial')).toEqual([
    { family: 'Roboto Variable', src: src('/assets/roboto-a1b2c3d4.woff2'), weight: 'normal' },
  ]);
});

test('fonts that only the operator has a licence for, and the device’s own, are not passed on', () => {
  vi.stubGlobal('isSecureContext', true);
  writeSheet(face('Garage Gothic', '/fonts/garage-gothic.woff2', '100 900'));
  writeSheet("@font-face { font-family: 'Lato Fallback'; src: local('Arial'); }");
  expect(readFonts("'Garage Gothic', Arial")).toEqual([]);
  expect(readFonts("'Lato Fallback', Arial")).toEqual([]);
  expect(readFonts('Arial')).toEqual([]);
});

test('an insecure page passes on no font, because providers require https', () => {
  vi.stubGlobal('isSecureContext', false);
  writeSheet(face('Lato', '/assets/lato-400-a1b2c3d4.woff2'));
  expect(readFonts(LATO)).toEqual([]);
});

test('a style sheet whose rules cannot be read is ignored', () => {
  vi.stubGlobal('isSecureContext', true);
  const { sheet: foreign } = writeSheet('p { color: red; }');
  writeSheet(face('Lato', '/assets/lato-400-a1b2c3d4.woff2'));
  if (foreign)
    vi.spyOn(foreign, 'cssRules', 'get').mockImplementation(() => {
      throw new DOMException('Cannot access rules', 'SecurityError');
    });
  expect(readFonts(LATO)).toHaveLength(1);
});
