import { expect, test } from 'vitest';
import { splitTeaser } from './teaser';

test('a description with bullets gives the text before them and the first two, each with a capital letter', () => {
  const html =
    '<p>Everything,&nbsp;everywhere:</p><ul><li>every <b>gym</b></li><li>every pool</li><li>a third</li></ul>';
  expect(splitTeaser(html)).toEqual({
    lead: 'Everything,\u00a0everywhere:',
    bullets: ['Every gym', 'Every pool'],
  });
});

test.each([
  ['<p>Swim &amp; sauna.</p><p>Every day.</p>', 'Swim & sauna. Every day.', []],
  ['', '', []],
  ['Plain words < 10 km', 'Plain words < 10 km', []],
  ['<p>Every <b>pool</b><script>alert(1)</script><img src="x" onerror="alert(2)"></p>', 'Every pool', []],
  ['<ul><li> </li><li class="a">one</li></ul><p>after it</p>', '', ['One']],
  ['<ul><li>not closed<li>either</ul>', '', ['Not closed', 'Either']],
])('%s', (html, lead, bullets) => {
  expect(splitTeaser(html)).toEqual({ lead, bullets });
});
