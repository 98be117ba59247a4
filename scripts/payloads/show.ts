import type { Page } from '@playwright/test';
import { enterScenario } from '../lib/enter-scenario.ts';
import { keepToken } from '../lib/keep-token.ts';
import type { ReplacementPlan } from './replace-responses.ts';
import type { ScenarioData, Screen } from './screen.ts';
import { buildSiteAddress, inspect, openContext, type VisitTools } from './visit.ts';

/** The time limit of a step. */
const STEP_TIMEOUT_MS = 40_000;
/** The time limit of a step with a refused call or a changed key, when the screen is expected to stop early. */
const SHORT_STEP_TIMEOUT_MS = 1200;

/**
 * Opens a screen and runs its steps with poisoned responses.
 *
 * @returns the reason why a step failed, or null if all succeeded
 */
export async function showScreen(
  screen: Screen,
  tools: VisitTools,
  plan: ReplacementPlan,
): Promise<string | null> {
  const isWholeScreen = plan.refusedCall === undefined && plan.onlyString === undefined;
  const data =
    screen.scenario === undefined ? {} : await enterScenario<ScenarioData>(tools.sandboxUrl, screen.scenario);
  const context = await openContext(tools, { ...plan, unchangedCalls: screen.unchangedCalls ?? [] });
  try {
    if (data.token !== undefined) await keepToken(context, data.token);
    const page = await context.newPage();
    page.setDefaultTimeout(isWholeScreen ? STEP_TIMEOUT_MS : SHORT_STEP_TIMEOUT_MS);
    await page.goto(buildSiteAddress(tools.port, screen.site) + screen.path(data), {
      timeout: STEP_TIMEOUT_MS,
    });
    return await runSteps(screen, page, data, tools, isWholeScreen);
  } finally {
    await context.close();
  }
}

async function runSteps(
  screen: Screen,
  page: Page,
  data: ScenarioData,
  tools: VisitTools,
  isWholeScreen: boolean,
) {
  for (const [index, step] of screen.steps.entries()) {
    try {
      await step(page, data);
    } catch (error) {
      await inspect(page, tools);
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return isWholeScreen ? `“${screen.name}” stopped at its step ${index + 1}: ${reason}` : null;
    }
    await inspect(page, tools);
  }
  return null;
}
