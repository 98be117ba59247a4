import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedOut } from '@/entities/customer';
import { coverage } from '../../contracts/coverage.ts';
import { allTexts } from '../fixtures/all-texts.ts';
import { accountCalls } from './account-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import type { Call } from './call.ts';
import { campCalls } from './camp-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { detailsCalls } from './details-calls.ts';
import { documentCalls } from './document-calls.ts';
import { type Fault, faults } from './faults.ts';
import { freezeCalls } from './freeze-calls.ts';
import { guestPassCalls } from './guest-pass-calls.ts';
import { leavingCalls } from './leaving-calls.ts';
import { membershipCalls } from './membership-calls.ts';
import { healthy } from './operator.ts';
import { peopleCalls } from './people-calls.ts';
import { collectUncaught } from './uncaught.ts';
import { createVisit, tokenIn } from './visit.ts';
import { visitorCalls } from './visitor-calls.ts';

const calls = [
  ...visitorCalls,
  ...customerCalls,
  ...detailsCalls,
  ...campCalls,
  ...accountCalls,
  ...bookingCalls,
  ...documentCalls,
  ...membershipCalls,
  ...freezeCalls,
  ...guestPassCalls,
  ...leavingCalls,
  ...peopleCalls,
];
const matrix = calls.flatMap((call) =>
  faults.map((fault) => ({ of: call.name, what: fault.name, call, fault })),
);

const productTexts = new Set(Object.values(await allTexts()));

const uncaught = collectUncaught();

function isSuccess(
  { succeedsWith, succeedsOn, skipsUnreadable }: Call,
  { status, isEmpty, isNull, isOdd, isUnreadable }: Fault,
): boolean {
  if (succeedsOn !== undefined && status === succeedsOn) return true;
  if (skipsUnreadable && isUnreadable) return true;
  if (succeedsWith === 'anything') return [isEmpty, isNull, isOdd, isUnreadable].some((one) => one === true);
  return succeedsWith === 'empty'
    ? isEmpty === true || isNull === true
    : succeedsWith === 'null' && isNull === true;
}

/** Lets unhandled rejections be reported. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function reachFailedCall(call: Call, fault: Fault) {
  const visit = await createVisit(call);
  await call.reach?.(visit);
  const typed = call.typed?.(visit.scope);
  visit.operator.break(call.call, fault);
  await call.act(visit);
  await nextTurn();
  return { ...visit, visit, typed };
}

describe('each call of the joining page, of the account, of camps and of courses, each fault', () => {
  test.each(matrix)('$of: $what', async ({ call, fault }) => {
    const { scope, operator, reloads, visit, typed } = await reachFailedCall(call, fault);

    expect(uncaught).toEqual([]);
    expect(operator.callCounts.get(call.call) ?? 0).toBeGreaterThan(0);
    expect(call.isBusy(scope)).toBe(false);
    if (fault.status === 401 && call.isCustomer) {
      // The session is over: the token goes, and the page is loaded again, once.
      expect(reloads()).toBe(1);
      expect(tokenIn(scope)).toBeNull();
      return;
    }
    expect(reloads()).toBe(0);
    const messages = call.messages(scope).filter((line) => line !== null && line !== undefined);
    if (isSuccess(call, fault)) {
      expect(messages).toEqual([]);
      return;
    }
    expect(messages.filter((line) => !productTexts.has(line) && !fault.says?.includes(line))).toEqual([]);
    expect(messages.length).toBeGreaterThan(0);
    if (call.typed) expect(call.typed(scope)).toEqual(typed);

    operator.recover();
    await call.retry(visit);
    expect(call.isDone(visit)).toBe(true);
    expect(uncaught).toEqual([]);
  });

  test('the table has every call of the page', () => {
    const tested = calls.map(({ call }) => call);
    expect(Object.keys(healthy).filter((call) => !tested.includes(call))).toEqual(['POST /api/auth/logout']);
  });
});

test('the table has every call of the account that the site makes', () => {
  const isTried = (template: string) => {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return calls.some(({ call }) => pattern.test(call));
  };
  const ofAccount = coverage().filter(({ call }) => / \/api\/my-account\//.test(call));
  expect(ofAccount.length).toBeGreaterThan(30);
  expect(ofAccount.map(({ call }) => call).filter((call) => !isTried(call))).toEqual([]);
});

describe('a log-out', () => {
  test.each(faults)('completes whatever the server answers: $name', async (fault) => {
    const visit = await createVisit({ isCustomer: true });
    visit.operator.break('POST /api/auth/logout', fault);

    await allSettled(signedOut, { scope: visit.scope });
    await nextTurn();

    expect(uncaught).toEqual([]);
    expect(tokenIn(visit.scope)).toBeNull();
    // The other tabs learn of it by a cookie without personal data.
    expect(document.cookie).toBe('pavilion_signed_out=1');
    expect(visit.reloads()).toBeLessThanOrEqual(1);
  });
});
