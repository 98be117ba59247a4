import { expect, test } from 'vitest';
import { findConfigMistakes } from './config-mistakes';

test.each([
  [
    '{\n  "apiBase": "api.example.com"\n}',
    2,
    3,
    /^apiBase is "api\.example\.com", and must be a full address/,
  ],
  ['{"supportPhon": "1"}', 1, 2, /^supportPhon is written supportPhone$/],
  ['{"support_phone": "1"}', 1, 2, /^support_phone is written supportPhone$/],
  [
    '{"flags": {"onlineJoinngEnabled": true}}',
    1,
    12,
    /^flags\.onlineJoinngEnabled is written flags\.onlineJ/,
  ],
  ['{"noticeDays": 3}', 1, 2, /^noticeDays belongs elsewhere: directDebit\.noticeDays$/],
  ['{"telephone": "1"}', 1, 2, /^there is no field telephone; docs/],
  ['{"savedCardsEnabled": "true"}', 1, 2, /must be true or false/],
  ['{"requestTimeoutMs": 0}', 1, 2, /must be a whole number above 0/],
  ['{"currency": "gbp"}', 1, 2, /three capital letters/],
  ['{"parentDomain": "https://example.com"}', 1, 2, /without a scheme/],
  [
    '{"embed": {"hosts": ["club.example"]}}',
    1,
    12,
    /^embed\.hosts is \["club\.example"\], and must be a list of/,
  ],
  ['{"embed": {"hosts": ["https://*.club.example"]}}', 1, 12, /must be a list of origins/],
  ['{"kiosk": []}', 1, 2, /^kiosk must be an object/],
  ['{"cardProviders": {"opayo": {"form": "ours"}}}', 1, 30, /^cardProviders\.opayo\.form is "ours"/],
  ['{"siteName": "a",\n "siteName": "b"}', 2, 2, /^siteName is in line 1 too, and only the last counts$/],
])('%s has one mistake, on line %i, column %i', (text, line, column, what) => {
  const mistakes = findConfigMistakes(text, 'config.json');
  expect(mistakes).toHaveLength(1);
  const [, ...found] = /^config\.json, line (\d+), column (\d+): (.*)\.$/.exec(mistakes[0] ?? '') ?? [];
  expect(found).toEqual([String(line), String(column), expect.stringMatching(what)]);
});

test('all mistakes are listed, in file order', () => {
  const text = '{"vatNumber": 1,\n "kiosk": {"warnAfterMs": "1s", "warn": 2},\n "currency": "£"}';
  expect(findConfigMistakes(text, 'c').map((sentence) => sentence.split(':')[0])).toEqual([
    'c, line 1, column 2',
    'c, line 2, column 12',
    'c, line 2, column 33',
    'c, line 3, column 2',
  ]);
});

test.each([
  '{}',
  '\uFEFF{"$schema": "/config.schema.json", "_note": 1, "// ours": "x"}',
  '{"apiBase": "", "googleMapsKey": null, "cardProviders": null, "kiosk": null}',
  '{"apiBase": "https://api.example.com:8443/v2", "checkoutBase": "/api/cart", "subSites": {"bookings": "https://bücher.example/"}}',
  '{"embed": {"hosts": ["https://www.club.example", "https://club.example:8443/"]}}',
])('%s has no mistake', (text) => {
  expect(findConfigMistakes(text, 'config.json')).toEqual([]);
});
