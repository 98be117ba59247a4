/**
 * `npm run test:long` runs the suites that take too long for `npm test`, one after the other: about six hours on two cores. Run
 * it before a release.
 */

import { endWithSentence, readTally, runScript } from '../tooling/run.ts';
import { findBrowser } from './lib/browser.ts';
import { createScriptSuite, runSuites } from './test/run-suites.ts';
import { runVitest } from './test/run-vitest.ts';
import { createEngineSuite } from './test/suites.ts';

await findBrowser().catch(endWithSentence);
await runSuites([
  {
    name: 'property tests with new examples',
    run: () =>
      runVitest('properties', ['--project', 'unit', '--project', 'node', '--project', 'api'], {
        PAVILION_PROPERTY_SEED: String(Date.now() % 2 ** 31),
      }),
  },
  createScriptSuite('contracts by Pact’s own verifier', 'contracts/main.ts', '--other-verifier'),
  createScriptSuite('10,000 random visits of the checkout', 'scripts/payments.ts'),
  createScriptSuite('every call × every fault in a browser', 'scripts/faults.ts'),
  createScriptSuite('attacks on HTML', 'scripts/payloads.ts'),
  createEngineSuite('journeys in WebKit', 'webkit'),
  createEngineSuite('journeys in Firefox', 'firefox'),
  {
    name: '20 sales at the desk in a row',
    run: async () => {
      const env = { PAVILION_DESK_SALES: '20' };
      const outcome = await runScript('scripts/e2e.ts', ['journeys/front-of-house'], { env });
      return { ...readTally(outcome), output: outcome.output.trimEnd().split('\n') };
    },
  },
  createScriptSuite('two processes, 200 customers at once', 'scripts/scale.ts'),
  createScriptSuite('20 tills beside 200 customers at home', 'scripts/scale.ts', '--till'),
  createScriptSuite('speed', 'scripts/bench.ts'),
  createScriptSuite('Lighthouse', 'scripts/budget.ts', '--lighthouse'),
  createScriptSuite('changes that tests notice', 'scripts/mutation.ts'),
]);
