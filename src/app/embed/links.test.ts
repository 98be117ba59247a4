import { expect, it } from 'vitest';
import { decideLinkAction } from './links';

const PAGE_URL = 'https://join.example/centre/a?embedded';

it.each([
  ['/checkout', 'inside'],
  ['https://join.example/', 'inside'],
  ['https://my-account.example/', 'tab'],
  ['https://gocardless.com/privacy', 'tab'],
  ['#main', 'as-ever'],
  ['mailto:help@example.org', 'as-ever'],
  ['tel:01632960001', 'as-ever'],
] as const)('a link to %s goes %s', (href, action) => {
  expect(decideLinkAction(href, PAGE_URL)).toBe(action);
});
