import type { BrowserCall } from './call.ts';
import { browserCalls } from './calls/index.ts';
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
const isShortRun = PAVILION_FAULT_SHORT !== undefined;
/** Long enough for five status checks of a payment with slow or missing responses. */
const OUTCOME_TIMEOUT_MS = 60_000;

const selectedCalls = browserCalls.filter((call) => `${call.name} ${call.call}`.includes(callName));
const selectedFaults = faults.filter(({ name }) => faultName === '' || faultName.split(',').includes(name));
const isInShortRun = (call: BrowserCall, { name }: BrowserFault) =>
  call.isInShortRun?.includes(name) ?? false;

for (const fault of selectedFaults)
  for (const call of selectedCalls.filter(
    (call) => isApplicable(fault, call) && (!isShortRun || isInShortRun(call, fault)),
  ))
    test(`${call.name} × ${fault.name}`, async ({ page }, info) => {
      const checks = createChecks();
      try {
        const visit = await createVisit(page);
        const customer = await call.customer();
        await call.openBefore(page, customer);
        const announcedBefore = page.url() === 'about:blank' ? [] : (await readScreen(page)).announcements;
        await visit.startFault(call.call, fault);
        const startedAt = Date.now();
        await call.makeCall(page);
        const [outcome, screen] = await waitForOutcome(
          visit,
          call,
          customer,
          announcedBefore,
          OUTCOME_TIMEOUT_MS,
        );
        const endedAt = Date.now();
        const durations = { tookMs: endedAt - startedAt, sinceResponseMs: endedAt - visit.readLastEndMs() };
        const failedCall: FailedCall = {
          visit,
          call,
          fault,
          customer,
          outcome,
          screen,
          announcedBefore,
          ...durations,
        };
        info.annotations.push({
          type: 'end',
          description: `${outcome}, ${durations.tookMs} ms, ${durations.sinceResponseMs} ms`,
        });
        await expectInvariants(checks, failedCall);
        if (checks.failures.length > 0) await page.screenshot({ path: info.outputPath('screen.png') });
        await visit.stopFault();
        if (outcome !== 'done' || call.isUnreported || call.isOpening) await call.recover(page, customer);
        await expectWorksAgain(checks, failedCall);
      } catch (error) {
        await checks.check('the run goes on', () => Promise.reject(error));
      }
      info.annotations.push({ type: 'checks', description: String(checks.count()) });
      if (checks.failures.length > 0) throw new Error(checks.failures.join('\n'));
    });
