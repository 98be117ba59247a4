import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedOut } from '@/entities/customer';
import { joiningAndAccountCalls } from './all-calls.ts';
import { testEachFault, waitForNextTurn } from './each-call.ts';
import { faults } from './faults.ts';
import { collectUncaughtErrors } from './uncaught.ts';
import { createVisit, readToken } from './visit.ts';

const uncaughtErrors = collectUncaughtErrors();

describe('each call of the joining page, of the account, of camps and of courses, each fault', () => {
  testEachFault(joiningAndAccountCalls);
});

describe('a log-out', () => {
  test.each(faults)('completes whatever the server answers: $name', async (fault) => {
    const visit = await createVisit({ isCustomer: true });
    visit.operator.breakCall('POST /api/auth/logout', fault);

    await allSettled(signedOut, { scope: visit.scope });
    await waitForNextTurn();

    expect(uncaughtErrors).toEqual([]);
    expect(readToken(visit.scope)).toBeNull();
    // Other tabs learn of it through a cookie without personal data.
    expect(document.cookie).toBe('pavilion_signed_out=1');
    expect(visit.countReloads()).toBeLessThanOrEqual(1);
  });
});
