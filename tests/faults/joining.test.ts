import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { signedOut } from '@/entities/customer';
import { allTexts } from '../fixtures/all-texts.ts';
import type { Call } from './call.ts';
import { customerCalls } from './customer-calls.ts';
import { type Fault, faults } from './faults.ts';
import { healthy } from './operator.ts';
import { collectUncaught } from './uncaught.ts';
import { aVisit, tokenIn } from './visit.ts';
import { visitorCalls } from './visitor-calls.ts';

const calls = [...visitorCalls, ...customerCalls];
const matrix = calls.flatMap((call) =>
  faults.map((fault) => ({ of: call.name, what: fault.name, call, fault })),
);

const catalogue = new Set(Object.values(await allTexts()));

const uncaught = collectUncaught();

function isSuccess({ mayBe, leavesOut }: Call, { isEmpty, isNull, isUnreadable }: Fault): boolean {
  if (leavesOut && isUnreadable) return true;
  return mayBe === 'empty' ? isEmpty === true || isNull === true : mayBe === 'null' && isNull === true;
}

/** Lets rejections that nobody has taken come to light. */
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

async function struck(call: Call, fault: Fault) {
  const visit = await aVisit(call);
  await call.reach?.(visit);
  const typed = call.typed?.(visit.scope);
  visit.operator.break(call.call, fault);
  await call.act(visit);
  await aTurn();
  return { ...visit, visit, typed };
}

describe('each call of the joining page, each fault', () => {
  test.each(matrix)('$of: $what', async ({ call, fault }) => {
    const { scope, operator, reloads, visit, typed } = await struck(call, fault);

    expect(uncaught).toEqual([]);
    expect(operator.made.get(call.call) ?? 0).toBeGreaterThan(0);
    expect(call.isBusy(scope)).toBe(false);
    if (fault.status === 401 && call.isCustomer) {
      // The session is over: the token goes, and the page is loaded again, once.
      expect(reloads()).toBe(1);
      expect(tokenIn(scope)).toBeNull();
      return;
    }
    expect(reloads()).toBe(0);
    const told = call.told(scope).filter((line) => line !== null && line !== undefined);
    if (isSuccess(call, fault)) {
      expect(told).toEqual([]);
      return;
    }
    expect(told.filter((line) => !catalogue.has(line) && !fault.says?.includes(line))).toEqual([]);
    expect(told.length).toBeGreaterThan(0);
    if (call.typed) expect(call.typed(scope)).toEqual(typed);

    operator.heal();
    await call.retry(visit);
    expect(call.isDone(visit)).toBe(true);
    expect(uncaught).toEqual([]);
  });

  test('the table leaves no call of the page out', () => {
    const tested = calls.map(({ call }) => call);
    expect(Object.keys(healthy).filter((call) => !tested.includes(call))).toEqual(['POST /api/auth/logout']);
  });
});

describe('a log-out', () => {
  test.each(faults)('is one whatever the server says: $name', async (fault) => {
    const visit = await aVisit({ isCustomer: true });
    visit.operator.break('POST /api/auth/logout', fault);

    await allSettled(signedOut, { scope: visit.scope });
    await aTurn();

    expect(uncaught).toEqual([]);
    expect(tokenIn(visit.scope)).toBeNull();
    // The other tabs learn of it by a mark without a name.
    expect(document.cookie).toBe('pavilion_signed_out=1');
    expect(visit.reloads()).toBeLessThanOrEqual(1);
  });
});
