import type { Page } from '@playwright/test';
import { enterScenario } from '../lib/enter-scenario.ts';
import { keepToken } from '../lib/keep-token.ts';
import type { ReplacementPlan } from './replace-responses.ts';
import type { ScenarioData, Screen } from './screen.ts';
import { buildSiteAddress, inspect, openContext, type VisitTools } from './visit.ts';

/** The time limit of a step. */
const PATIENCE_MS = 40_000;
/** The time limit of a step with a refused call or a changed key, when the screen is expected to stop early. */
const SHORT_PATIENCE_MS = 1200;

/**
 * Opens a screen and runs its steps with poisoned responses.
 *
 * @returns the reason why a step failed, or null if all succeeded
 */
export async function show(screen: Screen, tools: VisitTools, plan: ReplacementPlan): Promise<string | null> {
  const isWhole = plan.refused === undefined && plan.only === undefined;
  const data =
    screen.scenario === undefined ? {} : await enterScenario<ScenarioData>(tools.sandboxUrl, screen.scenario);
  const context = await openContext(tools, { ...plan, spared: screen.spared ?? [] });
  try {
    if (data.token !== undefined) await keepToken(context, data.token);
    const page = await context.newPage();
    page.setDefaultTimeout(isWhole ? PATIENCE_MS : SHORT_PATIENCE_MS);
    await page.goto(buildSiteAddress(tools.port, screen.site) + screen.path(data), { timeout: PATIENCE_MS });
    return await walk(screen, page, data, tools, isWhole);
  } finally {
    await context.close();
  }
}

async function walk(screen: Screen, page: Page, data: ScenarioData, tools: VisitTools, isWhole: boolean) {
  for (const [index, step] of screen.steps.entries()) {
    try {
      await step(page, data);
    } catch (error) {
      await inspect(page, tools);
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return isWhole ? `“${screen.name}” stopped at its step ${index + 1}: ${reason}` : null;
    }
    await inspect(page, tools);
  }
  return null;
}
