import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { type SectionKey, sectionShown } from '@/pages/joining/join';
import { stepReached } from './joining-steps';
import { analyticsOpened } from './opening';

const SECTIONS: readonly SectionKey[] = [
  'centre',
  'membership',
  'details',
  'questions',
  'dates',
  'direct-debit',
  'confirm',
  'checkout',
];

// Proves S9.5.
test('steps 1 to 7 are select centre, select membership, your details, additional details, review dates, monthly payment, confirm details', async () => {
  const listener = vi.fn();
  const scope = fork();
  await allSettled(analyticsOpened, { scope });
  createWatch({ unit: stepReached, scope, fn: listener });
  for (const section of SECTIONS) await allSettled(sectionShown, { scope, params: section });
  expect(listener.mock.calls.map(([{ step, step_name }]) => `${step} ${step_name}`)).toEqual([
    '1 select centre',
    '2 select membership',
    '3 your details',
    '4 additional details',
    '5 review dates',
    '6 monthly payment',
    '7 confirm details',
  ]);
});
