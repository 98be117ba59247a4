import { expect, test } from 'vitest';
import type { Source } from '@/shared/api';
import { gateways, openGateway } from './registry';

test('three card payment providers are supported: a Stripe-like, an Opayo-like and a Ryft-like one', async () => {
  expect(Object.keys(gateways).toSorted()).toEqual(['opayo', 'ryft', 'stripe']);
  for (const provider of ['stripe', 'opayo', 'ryft'])
    expect(await openGateway(gateways, provider, 'online-joining')).toHaveProperty('authorise');
});

test.each<[Source, string, string]>([
  ['online-joining', 'acme', 'acme payment provider is not supported'],
  ['online-joining', 'toString', 'toString payment provider is not supported'],
  ['online-joining', '', 'No payment provider selected'],
  ['activity-booking', 'acme', 'Payment provider acme is not supported'],
  ['activity-booking', '', 'Payment provider not specified'],
])('a purchase by %s with the provider "%s" is shown: %s', async (source, provider, message) => {
  await expect(openGateway(gateways, provider, source)).rejects.toEqual({ kind: 'gateway', message });
});
