import type { Call } from './call.ts';
import { calls } from './calls/index.ts';
import { createChecks } from './checks.ts';
import { type BrowserFault, faults } from './faults.ts';
import { expectInvariants, expectWorksAgain, type FailedCall } from './invariants.ts';
import { endOf, readScreen } from './screen.ts';
import { isApplicable } from './shapes.ts';
import { test } from './test.ts';
import { createVisit } from './visit.ts';

// Each call that writes or pays × each fault. The fault lasts until it is removed; then the customer tries again.

const { PAVILION_FAULT_CALL: only = '', PAVILION_FAULT: named = '', PAVILION_FAULT_SHORT } = process.env;
const isShort = PAVILION_FAULT_SHORT !== undefined;
/** Long enough for five status checks of a payment with slow or missing responses. */
const PATIENCE_MS = 60_000;

const wantedCalls = calls.filter((call) => `${call.name} ${call.call}`.includes(only));
const wantedFaults = faults.filter(({ name }) => named === '' || named.split(',').includes(name));
const isOfShort = (call: Call, { name }: BrowserFault) => call.inShort?.includes(name) ?? false;

for (const fault of wantedFaults)
  for (const call of wantedCalls.filter(
    (one) => isApplicable(fault, one) && (!isShort || isOfShort(one, fault)),
  ))
    test(`${call.name} × ${fault.name}`, async ({ page }, info) => {
      const checks = createChecks();
      try {
        const visit = await createVisit(page);
        const customer = await call.customer();
        await call.openBefore(page, customer);
        const before = page.url() === 'about:blank' ? [] : (await readScreen(page)).announcements;
        await visit.startFault(call.call, fault);
        const started = Date.now();
        await call.makeCall(page);
        const [end, screen] = await endOf(visit, call, customer, before, PATIENCE_MS);
        const now = Date.now();
        const times = { tookMs: now - started, afterKnownMs: now - visit.lastEnd() };
        const failedCall: FailedCall = { visit, call, fault, customer, end, screen, before, ...times };
        info.annotations.push({
          type: 'end',
          description: `${end}, ${times.tookMs} ms, ${times.afterKnownMs} ms`,
        });
        await expectInvariants(checks, failedCall);
        if (checks.failures.length > 0) await page.screenshot({ path: info.outputPath('screen.png') });
        await visit.stopFault();
        if (end !== 'done' || call.isUnreported || call.isOpening) await call.recover(page, customer);
        await expectWorksAgain(checks, failedCall);
      } catch (error) {
        await checks.that('the run goes on', () => Promise.reject(error));
      }
      info.annotations.push({ type: 'checks', description: String(checks.count()) });
      if (checks.failures.length > 0) throw new Error(checks.failures.join('\n'));
    });
