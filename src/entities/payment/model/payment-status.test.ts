import { expect, test } from 'vitest';
import { canMove, isBusyStatus, moveTo, type PaymentStatus } from './payment-status';

const statuses: PaymentStatus[] = [
  'idle',
  'preparing',
  'prepare_failed',
  'ready',
  'authorizing',
  'authorized',
  'sca_required',
  'sca_processing',
  'completing',
  'completed',
  'failed',
];

// Proves P1.1.
test.each<[PaymentStatus, PaymentStatus[]]>([
  ['idle', ['preparing', 'sca_processing', 'completing']],
  ['preparing', ['prepare_failed', 'ready']],
  ['prepare_failed', ['preparing']],
  ['ready', ['authorizing']],
  ['authorizing', ['authorized', 'sca_required', 'completing', 'failed']],
  ['authorized', ['completing', 'failed']],
  ['sca_required', ['ready', 'sca_processing', 'failed']],
  ['sca_processing', ['ready', 'completing', 'failed']],
  ['completing', ['completed', 'failed']],
  ['completed', []],
  ['failed', ['ready', 'authorizing']],
])('from %s a payment can move to %j and, apart from a reset, nowhere else', (from, allowed) => {
  expect(statuses.filter((to) => to !== 'idle' && canMove(from, to)).sort()).toEqual([...allowed].sort());
  expect(canMove(from, 'idle')).toBe(true);
});

test('a transition that is not allowed changes nothing', () => {
  expect(moveTo('ready')('completed')).toBe('completed');
});

// Proves P1.6.
test('a status is busy while a call is in flight', () => {
  expect(statuses.filter(isBusyStatus)).toEqual([
    'preparing',
    'authorizing',
    'authorized',
    'sca_required',
    'sca_processing',
    'completing',
  ]);
});
