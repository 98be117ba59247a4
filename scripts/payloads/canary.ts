import { createDeliveries } from './deliveries.ts';
import { buildSiteAddress, inspect, openContext, type VisitTools } from './visit.ts';
import { createWatch } from './watch.ts';

const buildPage = (policy: string) => ({
  contentType: 'text/html',
  headers: policy === '' ? {} : { 'Content-Security-Policy': policy },
  body: '<!doctype html><title>Canary</title><main></main>',
});
/** Payloads that certainly run; together they trigger every kind of detection. */
const RUNNING_PAYLOADS = [
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
  const unguardedWatch = await watchCanary(tools, '');
  const policyWatch = await watchCanary(tools, "script-src 'none'");
  const trustedTypesWatch = await watchCanary(tools, "require-trusted-types-for 'script'");
  const detections: ReadonlyArray<readonly [string, boolean]> = [
    ['that a dialog was called', unguardedWatch.executions.some((text) => text.startsWith('alert'))],
    ['a request to another host', unguardedWatch.executions.some((text) => text.includes('evil.example'))],
    ['an event attribute in the page', unguardedWatch.leftovers.some((text) => text.includes('onerror'))],
    ['an address that runs', unguardedWatch.leftovers.some((text) => text.includes('javascript:'))],
    ['what the policy stops', policyWatch.stoppedByPolicy.length > 0],
    ['what Trusted Types stop', trustedTypesWatch.stoppedByTrustedTypes.length > 0],
  ];
  return detections.flatMap(([detection, isDetected]) => (isDetected ? [] : [detection]));
}

async function watchCanary(
  tools: Omit<VisitTools, 'watch' | 'deliveries' | 'withoutPolicy'>,
  policy: string,
) {
  const watch = createWatch();
  const visitTools = { ...tools, watch, deliveries: createDeliveries(0), withoutPolicy: false };
  const context = await openContext(visitTools, { payloads: [], repeatsListEntries: false });
  try {
    await context.route('**/canary', (route) => route.fulfill(buildPage(policy)));
    const page = await context.newPage();
    await page.goto(`${buildSiteAddress(tools.port)}/canary`);
    await page.evaluate((payloads) => {
      try {
        for (const payload of payloads)
          document.querySelector('main')?.insertAdjacentHTML('beforeend', payload);
      } catch {
        // Trusted Types block the payload by throwing.
      }
    }, RUNNING_PAYLOADS);
    await inspect(page, visitTools);
    return watch;
  } finally {
    await context.close();
  }
}
