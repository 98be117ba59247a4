/**
 * `npm run payments [-- how many]`: a thorough run of random visits of the checkout, 10,000 by default, and other ones every
 * time. The seed that it prints plays them again: `PAVILION_PAYMENT_SEED=…`.
 */
import { run } from '../tooling/run.ts';

const [visits = '10000'] = process.argv.slice(2);
const { code } = await run('vitest', ['run', '--project', 'payments', '--maxWorkers=2'], {
  env: {
    PAVILION_PAYMENT_VISITS: visits,
    PAVILION_PAYMENT_SEED: process.env.PAVILION_PAYMENT_SEED ?? String(Date.now() % 2 ** 31),
  },
});
process.exitCode = code ?? 1;
