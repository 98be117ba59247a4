import { startSite } from '../../../scripts/lib/running-site.ts';
import { buildIfNeeded } from '../../../tooling/build.ts';
import { e2ePort } from '../../e2e/support/addresses.ts';

/** Starts the built site and its sandbox for all journeys of a browser. */
export async function setup(): Promise<() => Promise<void>> {
  await buildIfNeeded();
  process.env.SANDBOX_QUICK_PASSWORDS = '1';
  const site = await startSite(e2ePort, { isMeasured: false });
  return () => site.stop();
}
