import { expect, test } from 'vitest';
import { networkFailure } from '@/shared/api';
import { buildGatewayFailure, isGatewayFailure } from './gateway';

test('a gateway’s own failure message is shown to the customer', () => {
  expect(isGatewayFailure(buildGatewayFailure('Ryft SDK failed to load'))).toBe(true);
});

test.each([[networkFailure], [new Error('blocked')], [{}], ['blocked'], [null], [undefined]])(
  'other errors have no message for the customer (%j)',
  (failure) => {
    expect(isGatewayFailure(failure)).toBe(false);
  },
);
