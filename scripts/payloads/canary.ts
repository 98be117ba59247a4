import { createDeliveries } from './deliveries.ts';
import { buildSiteAddress, inspect, openContext, type VisitTools } from './visit.ts';
import { createWatch } from './watch.ts';

const PAGE = (policy: string) => ({
  contentType: 'text/html',
  headers: policy === '' ? {} : { 'Content-Security-Policy': policy },
  body: '<!doctype html><title>Canary</title><main></main>',
});
/** Payloads that certainly run; together they trigger every kind of detection. */
const CERTAIN = [
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
];

/**
 * Checks that the tool detects payloads that run, with a page of our own that sets them as HTML, as the site must never do.
 *
 * @returns what the tool did not detect; empty if it detected everything
 */
export async function verifyCanaryIsDetected(
  tools: Omit<VisitTools, 'watch' | 'deliveries' | 'withoutPolicy'>,
): Promise<string[]> {
  const open = await seenOf(tools, '');
  const guarded = await seenOf(tools, "script-src 'none'");
  const typed = await seenOf(tools, "require-trusted-types-for 'script'");
  const senses: ReadonlyArray<readonly [string, boolean]> = [
    ['that a dialog was called', open.executions.some((one) => one.startsWith('alert'))],
    ['a request to another host', open.executions.some((one) => one.includes('evil.example'))],
    ['an event attribute in the page', open.leftovers.some((one) => one.includes('onerror'))],
    ['an address that runs', open.leftovers.some((one) => one.includes('javascript:'))],
    ['what the policy stops', guarded.stoppedByPolicy.length > 0],
    ['what Trusted Types stop', typed.stoppedByTrustedTypes.length > 0],
  ];
  return senses.flatMap(([sense, isSeen]) => (isSeen ? [] : [sense]));
}

async function seenOf(tools: Omit<VisitTools, 'watch' | 'deliveries' | 'withoutPolicy'>, policy: string) {
  const watch = createWatch();
  const all = { ...tools, watch, deliveries: createDeliveries(0), withoutPolicy: false };
  const context = await openContext(all, { payloads: [], repeatsListEntries: false });
  try {
    await context.route('**/canary', (route) => route.fulfill(PAGE(policy)));
    const page = await context.newPage();
    await page.goto(`${buildSiteAddress(tools.port)}/canary`);
    await page.evaluate((payloads) => {
      try {
        for (const payload of payloads)
          document.querySelector('main')?.insertAdjacentHTML('beforeend', payload);
      } catch {
        // Trusted Types block the payload by throwing.
      }
    }, CERTAIN);
    await inspect(page, all);
    return watch;
  } finally {
    await context.close();
  }
}
