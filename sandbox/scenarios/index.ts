import { notFound } from '../domain/common/index.ts';
import { refreshDemoCourses } from '../seed/bookings/course-rows.ts';
import { refreshDemoBookings } from '../seed/bookings/demo-bookings.ts';
import { refreshDemoStates } from '../seed/bookings/demo-states.ts';
import { refreshDemoHandoff } from '../seed/demo-handoff.ts';
import { demoLogins } from '../seed/demo-logins.ts';
import { reseed } from '../seed/seed.ts';
import { accountScenarios } from './account.ts';
import { basketStateScenarios } from './basket-states.ts';
import { basketScenarios } from './baskets.ts';
import { campScenarios } from './camps.ts';
import { childScenarios } from './children.ts';
import { clockScenarios } from './clock.ts';
import { courseScenarios } from './courses.ts';
import { courtScenarios } from './courts.ts';
import { customerScenarios } from './customers.ts';
import { deskScenarios } from './desk.ts';
import { documentScenarios } from './documents.ts';
import { freezeScenarios } from './freezes.ts';
import { guestPassScenarios } from './guest-passes.ts';
import { handoffScenarios } from './handoffs.ts';
import { findCatalogueIds } from './joining.ts';
import { leavingScenarios } from './leaving.ts';
import { createCentreOfLongNames } from './long-names.ts';
import { createVenueUnderMaintenance, setOutages } from './outages.ts';
import { paymentScenarios } from './payments.ts';
import { providerPaymentScenarios } from './provider-payments.ts';
import { providerScenarios } from './providers.ts';
import { reductionScenarios } from './reductions.ts';
import {
  readTextParam,
  type Scenario,
  type ScenarioParams,
  type ScenarioResult,
  type ScenarioTools,
} from './scenario.ts';
import { sessionScenarios } from './sessions.ts';
import { waitingScenarios } from './waiting.ts';

export type { ScenarioParams, ScenarioResult, ScenarioTools } from './scenario.ts';

const operatorScenarios: Record<string, Scenario> = {
  'reset-to-demo': {
    description: 'Resets everything to the state after the first start. Affects everybody on this sandbox.',
    run: async ({ store }) => {
      await reseed(store);
      await refreshDemoStates(store);
      await refreshDemoCourses(store);
      await refreshDemoBookings(store);
      await refreshDemoHandoff(store);
      return { logins: demoLogins };
    },
  },
  'everything-available': {
    description: 'Ends theme-unavailable, theme-broken and client-unavailable.',
    run: ({ store }) => setOutages(store, { theme: 'none', client: 'none' }).then(() => ({})),
  },
  'theme-unavailable': {
    description: 'Planned maintenance: every theme responds with 503, until everything-available.',
    run: ({ store }) => setOutages(store, { theme: 'maintenance' }).then(() => ({})),
  },
  'theme-broken': {
    description: 'Every theme responds with 500, until everything-available.',
    run: ({ store }) => setOutages(store, { theme: 'error' }).then(() => ({})),
  },
  'client-unavailable': {
    description: 'The client record responds with 503, until everything-available.',
    run: ({ store }) => setOutages(store, { client: 'error' }).then(() => ({})),
  },
  'odd-configuration': {
    description:
      'Staff have configured centres, memberships, fields and questions oddly, with words of 186 characters; Gym requires a file, which the site does not support. Applies to the visitor in the parameter `visitor` (calls with the header X-Sandbox-Visitor), or to everybody, until usual-configuration.',
    run: async ({ oddConfiguration }, params) => {
      const visitor = readTextParam(params, 'visitor', '');
      oddConfiguration.begin(visitor === '' ? null : visitor);
      return findCatalogueIds({ membershipSlug: 'gym' });
    },
  },
  'usual-configuration': {
    description: 'Ends odd-configuration, for everybody.',
    run: async ({ oddConfiguration }) => {
      oddConfiguration.end();
      return {};
    },
  },
  'a-centre-of-long-names': {
    description:
      'A new centre with a name of sixty characters, in the far north, that sells a membership with four-figure prices; its names, questions and terms have words of 186 characters.',
    run: ({ store }) => createCentreOfLongNames(store),
  },
  'a-venue-under-maintenance': {
    description: 'A new centre whose own theme responds with 503; all others work.',
    run: ({ store }) => createVenueUnderMaintenance(store),
  },
};

const createFailureScenario = (
  status: Parameters<ScenarioTools['failNextCall']>[0],
  meaning: string,
): Scenario => ({
  description: `The next call, whichever it is, responds with ${status}: ${meaning}. Affects everybody on this sandbox.`,
  run: async ({ failNextCall }) => {
    failNextCall(status);
    return {};
  },
});

/** Makes the next call fail in the ways that any operator's API can. */
const failureScenarios: Record<string, Scenario> = {
  'an-expired-page': createFailureScenario('419', 'the page has expired'),
  'too-many-calls': createFailureScenario('429', 'too many calls, with the time to wait'),
  'a-broken-server': createFailureScenario('500', 'an error in the operator’s server'),
  'planned-maintenance': createFailureScenario('503', 'planned maintenance, with its duration'),
};

/** All scenarios. Unless its description says otherwise, a scenario does not affect others. */
export const scenarios: Record<string, Scenario> = {
  ...operatorScenarios,
  ...clockScenarios,
  ...failureScenarios,
  ...customerScenarios,
  ...deskScenarios,
  ...handoffScenarios,
  ...basketScenarios,
  ...providerScenarios,
  ...paymentScenarios,
  ...providerPaymentScenarios,
  ...accountScenarios,
  ...documentScenarios,
  ...freezeScenarios,
  ...guestPassScenarios,
  ...leavingScenarios,
  ...sessionScenarios,
  ...childScenarios,
  ...basketStateScenarios,
  ...courtScenarios,
  ...campScenarios,
  ...reductionScenarios,
  ...waitingScenarios,
  ...courseScenarios,
};

/**
 * Runs a scenario.
 * @throws DomainError 404 for an unknown name, with a list of the known ones
 */
export async function runScenario(
  tools: ScenarioTools,
  name: string,
  params: ScenarioParams = {},
): Promise<ScenarioResult> {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario) {
    throw notFound(`There is no scenario "${name}". Known: ${Object.keys(scenarios).join(', ')}.`);
  }
  return scenario.run(tools, params);
}
