import { expect, test } from 'vitest';
import { toPlaceQuery } from './place-query';

test.each([
  ['LSI 4DY', 'LS1 4DY'],
  ['(LS1–4DY)', 'LS1 4DY'],
  ['SW1A OAA', 'SW1A 0AA'],
  ['\u200ELS1\u00A04DY', 'LS1 4DY'],
  ['m11ae', 'M1 1AE'],
  ['Leeds', 'Leeds'],
  ['SW1A', 'SW1A'],
  ['12 High Street', '12 High Street'],
  ['(LS1 4DY)', 'LS1 4DY'],
  ['[LS1]', 'LS1'],
  ['(Leeds)', 'Leeds'],
  ['“Leeds”', 'Leeds'],
  ['Leeds!', 'Leeds'],
  ['Leeds.', 'Leeds'],
  ['Leeds (West Yorkshire)', 'Leeds, West Yorkshire'],
  ['King’s Lynn', 'King’s Lynn'],
  ["Bishop's Stortford", "Bishop's Stortford"],
  ['St. Albans', 'St. Albans'],
  ['Stratford-upon-Avon', 'Stratford-upon-Avon'],
  ['()', '()'],
])('the text %j is looked up as the place %s', async (term, place) => {
  expect(await toPlaceQuery(term)).toBe(place);
});
