import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Deliveries } from './deliveries.ts';
import { inspectPage } from './inspect-page.ts';
import { type ReplacementPlan, replaceResponses } from './replace-responses.ts';
import { type PayloadWatch, watchContext } from './watch.ts';

export interface VisitTools {
  readonly browser: Browser;
  readonly sandboxUrl: string;
  readonly port: number;
  /** Whether the Content-Security-Policy is switched off, so that only the sanitiser protects. */
  readonly withoutPolicy: boolean;
  readonly watch: PayloadWatch;
  readonly deliveries: Deliveries;
}

export const buildSiteAddress = (port: number, label = 'online-joining') =>
  `http://${label}.pavilion.localhost:${port}`;

export async function openContext(tools: VisitTools, plan: ReplacementPlan): Promise<BrowserContext> {
  const { browser, withoutPolicy, watch, deliveries, sandboxUrl, port } = tools;
  const context = await browser.newContext({
    baseURL: buildSiteAddress(port),
    bypassCSP: withoutPolicy,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  await watchContext(context, watch);
  await replaceResponses(context, { sandboxUrl, plan, deliveries });
  return context;
}

/** Inspects the page and records the findings. */
export async function inspect(page: Page, { watch, deliveries }: VisitTools): Promise<void> {
  const { leftovers, html } = await inspectPage(page);
  watch.leftovers.push(...leftovers);
  deliveries.findShown(html);
}
