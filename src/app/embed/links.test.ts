import { expect, it } from 'vitest';
import { linkAction } from './links';

const HERE = 'https://join.example/centre/a?embedded';

it.each([
  ['/checkout', 'inside'],
  ['https://join.example/', 'inside'],
  ['https://my-account.example/', 'tab'],
  ['https://gocardless.com/privacy', 'tab'],
  ['#main', 'as-ever'],
  ['mailto:help@example.org', 'as-ever'],
  ['tel:01632960001', 'as-ever'],
] as const)('a link to %s goes %s', (href, way) => {
  expect(linkAction(href, HERE)).toBe(way);
});
