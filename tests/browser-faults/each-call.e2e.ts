import type { Call } from './call.ts';
import { calls } from './calls/index.ts';
import { createChecks } from './checks.ts';
import { type BrowserFault, faults } from './faults.ts';
import { expectInvariants, expectWorksAgain, type FailedCall } from './invariants.ts';
import { readScreen, waitForOutcome } from './screen.ts';
import { isApplicable } from './shapes.ts';
import { test } from './test.ts';
import { createVisit } from './visit.ts';

// Each call that writes or pays × each fault. The fault lasts until it is removed; then the customer tries again.

const {
  PAVILION_FAULT_CALL: callName = '',
  PAVILION_FAULT: faultName = '',
  PAVILION_FAULT_SHORT,
} = process.env;
const isShort = PAVILION_FAULT_SHORT !== undefined;
/** Long enough for five status checks of a payment with slow or missing responses. */
const PATIENCE_MS = 60_000;

const wantedCalls = calls.filter((call) => `${call.name} ${call.call}`.includes(callName));
const wantedFaults = faults.filter(({ name }) => faultName === '' || faultName.split(',').includes(name));
const isInShortRun = (call: Call, { name }: BrowserFault) => call.isInShortRun?.includes(name) ?? false;

for (const fault of wantedFaults)
  for (const call of wantedCalls.filter(
    (call) => isApplicable(fault, call) && (!isShort || isInShortRun(call, fault)),
  ))
    test(`${call.name} × ${fault.name}`, async ({ page }, info) => {
      const checks = createChecks();
      try {
        const visit = await createVisit(page);
        const customer = await call.customer();
        await call.openBefore(page, customer);
        const announcedBefore = page.url() === 'about:blank' ? [] : (await readScreen(page)).announcements;
        await visit.startFault(call.call, fault);
        const started = Date.now();
        await call.makeCall(page);
        const [end, screen] = await waitForOutcome(visit, call, customer, announcedBefore, PATIENCE_MS);
        const now = Date.now();
        const times = { tookMs: now - started, afterKnownMs: now - visit.lastEnd() };
        const failedCall: FailedCall = {
          visit,
          call,
          fault,
          customer,
          end,
          screen,
          announcedBefore,
          ...times,
        };
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
        await checks.check('the run goes on', () => Promise.reject(error));
      }
      info.annotations.push({ type: 'checks', description: String(checks.count()) });
      if (checks.failures.length > 0) throw new Error(checks.failures.join('\n'));
    });
