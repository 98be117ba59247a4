import { createDeliveries } from './deliveries.ts';
import { inspect, openContext, siteAt, type VisitTools } from './visit.ts';
import { createWatch } from './watch.ts';

const PAGE = (policy: string) => ({
  contentType: 'text/html',
  headers: policy === '' ? {} : { 'Content-Security-Policy': policy },
  body: '<!doctype html><title>Canary</title><main></main>',
});
/** Together they are caught by every sense. */
const CERTAIN = [
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
];

/**
 * A page of our own that does what the site must never do: sets payloads as HTML.
 *
 * @returns what the tool did not see of it; a tool that sees nothing must not be believed
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
    await page.goto(`${siteAt(tools.port)}/canary`);
    await page.evaluate((payloads) => {
      try {
        for (const payload of payloads)
          document.querySelector('main')?.insertAdjacentHTML('beforeend', payload);
      } catch {
        // Trusted Types throw.
      }
    }, CERTAIN);
    await inspect(page, all);
    return watch;
  } finally {
    await context.close();
  }
}
