import express, { type Router } from 'express';
import { forbidden, invalid } from '../domain/common/index.ts';
import { getLedger, type Ledger } from '../domain/front-of-house/index.ts';
import { listDeskRecords } from '../domain/people/index.ts';
import { runScenario, scenarios } from '../scenarios/index.ts';
import { removeScenarioData } from '../scenarios/leave-scenario.ts';
import type { MovableClock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { FAULTS, type Fault, type FaultName, type Faults, needsAnswer } from './faults.ts';
import { isOwnName, isOwnOrigin } from './hosts.ts';
import { searchDatabase } from './search-database.ts';
import type { Settings } from './settings.ts';
import type { Simulators } from './simulators.ts';
import type { UnusualConfiguration } from './unusual-configuration.ts';

export interface ControlParts {
  readonly settings: Settings;
  readonly store: Store;
  /** The store's clock. */
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly oddConfiguration: UnusualConfiguration;
  readonly simulators: Simulators;
}

/** Endpoints with which developers and tests set and inspect the sandbox's state. Operators' APIs do not have them. */
export function controlRoutes({
  store,
  clock,
  settings,
  faults,
  oddConfiguration,
  simulators,
}: ControlParts): Router {
  const router = express.Router();
  const providerCharges = createChargeReader(simulators);
  const tools = {
    store,
    clock,
    cards: simulators.cards,
    confirmCard: simulators.confirmCard,
    withoutEvents: simulators.withoutEvents,
    opayo: simulators.opayo,
    keepCard: simulators.keepCard,
    ryft: simulators.ryft,
    oddConfiguration,
    failNextCall: (fault: FaultName) =>
      faults.add({ method: '*', path: '/*', fault, times: 1, when: 'before', visitor: null }),
  };
  router.use(
    (request, response, next) => {
      response.set('Cache-Control', 'no-store');
      // A page of another site must not change a developer's sandbox.
      const isForeign = request.get('sec-fetch-site') === 'cross-site' || !isOwnOrigin(request, settings);
      if (isForeign || !isOwnName(request, settings)) throw forbidden();
      next();
    },
    express.json({ limit: '20kb' }),
  );

  router.get('/scenarios', (_request, response) => {
    const data = Object.entries(scenarios).map(([name, { description }]) => ({ name, description }));
    response.json({ data });
  });
  router.post('/scenarios', async (request, response) => {
    const { name, params } = toObject(request.body);
    if (typeof name !== 'string') throw invalid({ name: ['Name is required.'] });
    response.json({ data: await runScenario(tools, name, toObject(params)) });
  });
  router.post('/scenarios/:name', async (request, response) => {
    response.json({ data: await runScenario(tools, request.params.name, toObject(request.body)) });
  });
  router.delete('/scenarios/:name', async (request, response) => {
    await removeScenarioData(store, toObject(request.body));
    response.json({ data: {} });
  });

  router.get('/ledger', async (request, response) => {
    const { email } = request.query;
    const books = await getLedger(store, { email: typeof email === 'string' ? email : undefined });
    const isAll = typeof email !== 'string';
    response.json({ data: { ...books, providerCharges: await providerCharges(isAll ? null : books) } });
  });

  router.get('/desk-records', async (_request, response) => {
    response.json({ data: await listDeskRecords(store) });
  });

  router.get('/search', async (request, response) => {
    const { pattern } = request.query;
    if (typeof pattern !== 'string' || pattern === '') throw invalid({ pattern: ['Pattern is required.'] });
    response.json({ data: await searchDatabase(store, pattern) });
  });

  router.get('/faults', (_request, response) => {
    response.json({ data: faults.list() });
  });
  router.post('/faults', (request, response) => {
    faults.add(readFault(toObject(request.body)));
    response.status(201).json({ data: faults.list() });
  });
  router.delete('/faults', (request, response) => {
    const { visitor } = request.query;
    faults.clear(typeof visitor === 'string' ? visitor : null);
    response.json({ data: faults.list() });
  });
  return router;
}

/** The card provider's own records of the same payments, independent of the operator's. */
function createChargeReader(simulators: Simulators) {
  return async (ofCustomer: Ledger | null) => {
    const customerTransactionIds = ofCustomer && new Set(ofCustomer.transactions.map(({ id }) => id));
    const charges = await simulators.charges();
    return charges
      .filter(({ reference }) => customerTransactionIds === null || customerTransactionIds.has(reference))
      .map(({ id, intentId, amount, status, last4 }) => ({ id, intentId, amount, status, last4 }));
  };
}

function readFault(body: Readonly<Record<string, unknown>>): Fault {
  const { method = 'GET', path, times = 1, when = 'before', visitor = null } = body;
  const fault = FAULTS.find((name) => name === body.fault);
  if (typeof method !== 'string') throw invalid({ method: ['Method must be a text such as POST.'] });
  if (typeof path !== 'string' || !path.startsWith('/'))
    throw invalid({ path: ['Path must begin with a slash.'] });
  if (!fault) throw invalid({ fault: [`Fault must be one of ${FAULTS.join(', ')}.`] });
  if (typeof times !== 'number' || times < 1) throw invalid({ times: ['Times must be 1 or more.'] });
  if (when !== 'before' && when !== 'after') throw invalid({ when: ['When must be before or after.'] });
  if (when === 'before' && needsAnswer(fault))
    throw invalid({ when: [`When must be after: ${fault} is made of the real answer.`] });
  if (typeof visitor !== 'string' && visitor !== null)
    throw invalid({ visitor: ['Visitor must be a text, or left out.'] });
  return { method: method.toUpperCase(), path, fault, times, when, visitor };
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
