import type { Call } from './call.ts';
import { calls } from './calls/index.ts';
import { createChecks } from './checks.ts';
import { type BrowserFault, faults } from './faults.ts';
import { expectInvariants, expectWorksAgain, type Struck } from './invariants.ts';
import { endOf, look } from './screen.ts';
import { canStrike } from './shapes.ts';
import { test } from './test.ts';
import { aVisit } from './visit.ts';

// Each call that writes or pays × each fault: the fault strikes until it is lifted, and then the customer tries again.

const { PAVILION_FAULT_CALL: only = '', PAVILION_FAULT: named = '', PAVILION_FAULT_SHORT } = process.env;
const isShort = PAVILION_FAULT_SHORT !== undefined;
/** Long enough for five looks at a payment whose answers are slow, or never come. */
const PATIENCE_MS = 60_000;

const wantedCalls = calls.filter((call) => `${call.name} ${call.call}`.includes(only));
const wantedFaults = faults.filter(({ name }) => named === '' || named.split(',').includes(name));
const isOfShort = (call: Call, { name }: BrowserFault) => call.inShort?.includes(name) ?? false;

for (const fault of wantedFaults)
  for (const call of wantedCalls.filter(
    (one) => canStrike(fault, one) && (!isShort || isOfShort(one, fault)),
  ))
    test(`${call.name} × ${fault.name}`, async ({ page }, info) => {
      const checks = createChecks();
      try {
        const visit = await aVisit(page);
        const customer = await call.customer();
        await call.reach(page, customer);
        const before = page.url() === 'about:blank' ? [] : (await look(page)).told;
        await visit.strike(call.call, fault);
        const started = Date.now();
        await call.act(page);
        const [end, screen] = await endOf(visit, call, customer, before, PATIENCE_MS);
        const now = Date.now();
        const times = { tookMs: now - started, afterKnownMs: now - visit.lastEnd() };
        const struck: Struck = { visit, call, fault, customer, end, screen, before, ...times };
        info.annotations.push({
          type: 'end',
          description: `${end}, ${times.tookMs} ms, ${times.afterKnownMs} ms`,
        });
        await expectInvariants(checks, struck);
        if (checks.failures.length > 0) await page.screenshot({ path: info.outputPath('screen.png') });
        await visit.lift();
        if (end !== 'done' || call.isUnheard || call.isOpening) await call.again(page, customer);
        await expectWorksAgain(checks, struck);
      } catch (error) {
        await checks.that('the run goes on', () => Promise.reject(error));
      }
      info.annotations.push({ type: 'checks', description: String(checks.count()) });
      if (checks.failures.length > 0) throw new Error(checks.failures.join('\n'));
    });
