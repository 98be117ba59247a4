import { expect, test } from 'vitest';
import { detectDocumentType } from './document-type.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.each([
  ['a PDF', Buffer.from('%PDF-1.7 and more'), 'application/pdf'],
  ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0]), 'image/jpeg'],
  ['a PNG', Uint8Array.from([...PNG, 0]), 'image/png'],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
  ['a page', Buffer.from('<!doctype html><script>1</script>'), null],
  ['a page before a PDF', Buffer.from('<script>1</script>%PDF-1.7'), null],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic'), null],
  ['a PNG that ends after seven bytes', Uint8Array.from(PNG.slice(0, 7)), null],
  ['nothing', new Uint8Array(), null],
])('%s is recognised by its first bytes', (_, bytes, type) => {
  expect(detectDocumentType(bytes)).toBe(type);
});
