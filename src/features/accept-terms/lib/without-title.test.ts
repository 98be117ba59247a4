import { expect, test } from 'vitest';
import { removeRepeatedTitle } from './without-title';

test.each([
  ['<h2>Terms &amp; conditions</h2><p>Be well.</p>', '<p>Be well.</p>'],
  ['\n<h1 class="x"><strong>Terms & Conditions </strong></h1>\n<p>Be well.</p>', '\n<p>Be well.</p>'],
  ['<h2>Our rules</h2><p>Be well.</p>', '<h2>Our rules</h2><p>Be well.</p>'],
  ['<p>Be well.</p><h2>Terms & conditions</h2>', '<p>Be well.</p><h2>Terms & conditions</h2>'],
  ['', ''],
])('terms do not repeat their title: %j', (html, shown) => {
  expect(removeRepeatedTitle(html, 'Terms & conditions')).toBe(shown);
});
