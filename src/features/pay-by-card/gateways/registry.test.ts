import { expect, test } from 'vitest';
import type { Source } from '@/shared/api';
import { gateways, openGateway, returnParameters } from './registry';

// Proves P2.1.
test('three card payment providers are supported: a Stripe-like, an Opayo-like and a Ryft-like one', async () => {
  expect(Object.keys(gateways).toSorted()).toEqual(['opayo', 'ryft', 'stripe']);
  for (const provider of ['stripe', 'opayo', 'ryft'])
    expect(await openGateway(gateways, provider, 'online-joining')).toHaveProperty('authorise');
});

// Proves P2.2.
test.each<[Source, string, string]>([
  ['online-joining', 'acme', 'acme payment provider is not supported'],
  ['online-joining', 'toString', 'toString payment provider is not supported'],
  ['online-joining', '', 'No payment provider selected'],
  ['activity-booking', 'acme', 'Payment provider acme is not supported'],
  ['activity-booking', '', 'Payment provider not specified'],
])('for a purchase of %s, the provider "%s" gives: %s', async (source, provider, message) => {
  await expect(openGateway(gateways, provider, source)).rejects.toEqual({ kind: 'gateway', message });
});

test('the parameters that a provider adds to the URL on return from the bank are known before its code loads', () => {
  const returnAddress = new URL(
    'https://site.test/checkout?payment_intent=1&payment_intent_client_secret=2&redirect_status=3&ps=4',
  );
  expect([...returnAddress.searchParams.keys()].toSorted()).toEqual([...returnParameters].toSorted());
});
