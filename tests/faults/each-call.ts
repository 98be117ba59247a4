import { expect, test } from 'vitest';
import { readAllTexts } from '../fixtures/all-texts.ts';
import type { TestedCall } from './call.ts';
import { type Fault, faults } from './faults.ts';
import { collectUncaughtErrors } from './uncaught.ts';
import { createVisit, readToken } from './visit.ts';

const productTexts = new Set(Object.values(await readAllTexts()));

function isSuccess(
  { succeedsWith, successStatus, skipsUnreadable }: TestedCall,
  { status, isEmpty, isNull, hasWrongType, hasUnreadableList }: Fault,
): boolean {
  if (successStatus !== undefined && status === successStatus) return true;
  if (skipsUnreadable && hasUnreadableList) return true;
  if (succeedsWith === 'anything') return [isEmpty, isNull, hasWrongType, hasUnreadableList].includes(true);
  return succeedsWith === 'empty'
    ? isEmpty === true || isNull === true
    : succeedsWith === 'null' && isNull === true;
}

/** Waits a turn, so that unhandled rejections are reported. */
export const waitForNextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function makeFailingCall(call: TestedCall, fault: Fault) {
  const visit = await createVisit(call);
  await call.prepare?.(visit);
  const stateBefore = call.readStateToKeep?.(visit.scope);
  const countBefore = visit.operator.callCounts.get(call.endpoint) ?? 0;
  visit.operator.breakCall(call.endpoint, fault);
  await call.makeCall(visit);
  await waitForNextTurn();
  return {
    ...visit,
    visit,
    stateBefore,
    callCount: (visit.operator.callCounts.get(call.endpoint) ?? 0) - countBefore,
  };
}

/** Adds a test for each call with each fault. */
export function testEachFault(calls: readonly TestedCall[]): void {
  const uncaughtErrors = collectUncaughtErrors();
  const callsWithFaults = calls.flatMap((call) =>
    faults.map((fault) => ({ callName: call.name, faultName: fault.name, call, fault })),
  );
  test.each(callsWithFaults)(
    'a call of a page survives a fault and can be made again, $callName: $faultName',
    async ({ call, fault }) => {
      const { scope, operator, countReloads, visit, stateBefore, callCount } = await makeFailingCall(
        call,
        fault,
      );

      expect(uncaughtErrors).toEqual([]);
      if (call.endpoint.startsWith('GET ')) expect(callCount).toBeGreaterThan(0);
      else expect(callCount).toBe(1);
      expect(call.isBusy(scope)).toBe(false);
      if (fault.status === 401 && call.isCustomer) {
        // The session has expired: the token is removed, and the page reloads once.
        expect(countReloads()).toBe(1);
        expect(readToken(scope)).toBeNull();
        return;
      }
      expect(countReloads()).toBe(0);
      const messages = call
        .listMessages(scope)
        .filter((message) => message !== null && message !== undefined);
      if (isSuccess(call, fault)) {
        expect(messages).toEqual([]);
        return;
      }
      if (call.readStateToKeep) expect(call.readStateToKeep(scope)).toEqual(stateBefore);
      if (call.isOptional) {
        expect(messages).toEqual([]);
        expect(call.isDone(visit)).toBe(true);
        return;
      }
      expect(
        messages.filter((message) => !productTexts.has(message) && !fault.expectedTexts?.includes(message)),
      ).toEqual([]);
      expect(messages.length).toBeGreaterThan(0);

      operator.recover();
      await call.retry(visit);
      expect(call.isDone(visit)).toBe(true);
      expect(uncaughtErrors).toEqual([]);
    },
  );
}
