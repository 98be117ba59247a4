/**
 * `npm run payments [-- COUNT]` runs random visits of the checkout, 10,000 by default, different ones each time. To repeat them,
 * set `PAVILION_PAYMENT_SEED` to the seed that it prints.
 */
import { run } from '../tooling/run.ts';

const [visitCount = '10000'] = process.argv.slice(2);
const { code: exitCode } = await run('vitest', ['run', '--project', 'payments', '--maxWorkers=2'], {
  env: {
    PAVILION_PAYMENT_VISITS: visitCount,
    PAVILION_PAYMENT_SEED: process.env.PAVILION_PAYMENT_SEED ?? String(Date.now() % 2 ** 31),
  },
});
process.exitCode = exitCode ?? 1;
