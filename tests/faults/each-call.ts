import { expect, test } from 'vitest';
import { readAllTexts } from '../fixtures/all-texts.ts';
import type { Call } from './call.ts';
import { type Fault, faults } from './faults.ts';
import { collectUncaught } from './uncaught.ts';
import { createVisit, tokenIn } from './visit.ts';

const productTexts = new Set(Object.values(await readAllTexts()));

function isSuccess(
  { succeedsWith, succeedsOn, skipsUnreadable }: Call,
  { status, isEmpty, isNull, isOdd, isUnreadable }: Fault,
): boolean {
  if (succeedsOn !== undefined && status === succeedsOn) return true;
  if (skipsUnreadable && isUnreadable) return true;
  if (succeedsWith === 'anything')
    return [isEmpty, isNull, isOdd, isUnreadable].some((isMatch) => isMatch === true);
  return succeedsWith === 'empty'
    ? isEmpty === true || isNull === true
    : succeedsWith === 'null' && isNull === true;
}

/** Waits a turn, so that unhandled rejections are reported. */
export const waitForNextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function reachFailedCall(call: Call, fault: Fault) {
  const visit = await createVisit(call);
  await call.reach?.(visit);
  const typedBefore = call.listTyped?.(visit.scope);
  const callsBefore = visit.operator.callCounts.get(call.call) ?? 0;
  visit.operator.break(call.call, fault);
  await call.act(visit);
  await waitForNextTurn();
  return {
    ...visit,
    visit,
    typedBefore,
    madeCount: (visit.operator.callCounts.get(call.call) ?? 0) - callsBefore,
  };
}

/** Adds a test for each call with each fault. */
export function testEachFault(calls: readonly Call[]): void {
  const uncaught = collectUncaught();
  const matrix = calls.flatMap((call) =>
    faults.map((fault) => ({ of: call.name, what: fault.name, call, fault })),
  );
  test.each(matrix)('$of: $what', async ({ call, fault }) => {
    const { scope, operator, reloads, visit, typedBefore, madeCount } = await reachFailedCall(call, fault);

    expect(uncaught).toEqual([]);
    if (call.call.startsWith('GET ')) expect(madeCount).toBeGreaterThan(0);
    else expect(madeCount).toBe(1);
    expect(call.isBusy(scope)).toBe(false);
    if (fault.status === 401 && call.isCustomer) {
      // The session has expired: the token is removed, and the page reloads once.
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
    if (call.listTyped) expect(call.listTyped(scope)).toEqual(typedBefore);
    if (call.isOptional) {
      expect(messages).toEqual([]);
      expect(call.isDone(visit)).toBe(true);
      return;
    }
    expect(messages.filter((line) => !productTexts.has(line) && !fault.expectedText?.includes(line))).toEqual(
      [],
    );
    expect(messages.length).toBeGreaterThan(0);

    operator.recover();
    await call.retry(visit);
    expect(call.isDone(visit)).toBe(true);
    expect(uncaught).toEqual([]);
  });
}
