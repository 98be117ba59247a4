import { expect, test } from 'vitest';
import { networkFailure } from '@/shared/api';
import { gatewayFailure, isGatewayFailure } from './gateway';

test('what a gateway says of its failure is for the customer', () => {
  expect(isGatewayFailure(gatewayFailure('Ryft SDK failed to load'))).toBe(true);
});

test.each([[networkFailure], [new Error('blocked')], [{}], ['blocked'], [null], [undefined]])(
  'what fails in another way is not (%j)',
  (failure) => {
    expect(isGatewayFailure(failure)).toBe(false);
  },
);
