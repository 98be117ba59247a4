import express, { type Express, type RequestHandler, type Response } from 'express';
import { buildPlainHeaders } from '../../deploy/headers.ts';
import { createHostPage } from '../host-page/router.ts';
import type { MovableClock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { createAddressLimits } from './address-limits.ts';
import { apiRoutes } from './api.ts';
import { compressAnswers } from './compress.ts';
import { configurationReports } from './configuration-reports.ts';
import { controlRoutes } from './controls.ts';
import { demoPictures } from './demo-pictures.ts';
import { answerErrors } from './errors.ts';
import { createFaults } from './faults.ts';
import { findHost } from './hosts.ts';
import { referenceRoutes } from './reference.ts';
import { requestLog } from './request-log.ts';
import type { Dependencies, Settings } from './settings.ts';
import { sharedAnswers } from './shared-answers.ts';
import type { Simulators } from './simulators.ts';
import { siteRoutes } from './site.ts';
import { createUnusualConfiguration } from './unusual-configuration.ts';
import { violationReports } from './violation-reports.ts';

export interface AppParts {
  readonly store: Store;
  /** The store's clock. */
  readonly clock: MovableClock;
  /** The API's dependencies. */
  readonly dependencies: Dependencies;
  readonly settings: Settings;
  readonly simulators: Simulators;
  /** The folder of the built site; null if something else serves it. */
  readonly distDir: string | null;
  /** Receives one line for each request and for each failure. */
  readonly log: (line: string) => void;
}

/** Everything that one port serves, by host name: the simulators on theirs, the API and the site on all others. */
export function createApp(parts: AppParts): Express {
  const { store, clock, dependencies, settings, simulators, distDir, log } = parts;
  const app = express();
  // API responses are not stored, so an ETag would only cost time.
  app.disable('etag').disable('x-powered-by').set('trust proxy', settings.proxies);
  // Each address has only one spelling, so that no check can be bypassed with another.
  app.enable('case sensitive routing').enable('strict routing');
  const faults = createFaults();
  const oddConfiguration = createUnusualConfiguration();
  const hostPage = createHostPage(settings.sites.onlineJoining);
  const api = apiRoutes({
    ...dependencies,
    limitedBy: createAddressLimits({ most: settings.mostFromOneAddress, withinMs: 10 * 60_000 }),
    sites: settings.sites,
    embedOrigins: settings.embedOrigins,
    corsOrigins: settings.corsOrigins,
    log,
  });

  app.use(rewriteProxyRequest, requestLog(log));
  app.use((request, response, next) => {
    const host = findHost(request, settings);
    if (host.kind === 'host-page') return hostPage(request, response, next);
    if (host.kind !== 'simulator') return next();
    const simulator = simulators.routers.get(host.label);
    if (simulator) simulator(request, response, next);
    else sendNotFound(response);
  });
  app.use(faults.handler, oddConfiguration.handler, sharedAnswers(), compressAnswers);
  app.get('/health', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.use((request, response, next) => {
    if (!request.path.startsWith('/api/')) return next();
    response.set(buildPlainHeaders(settings));
    api(request, response, next);
  });
  app.use('/docs', referenceRoutes());
  app.use('/pictures', demoPictures(settings));
  const controls = { store, clock, settings, faults, oddConfiguration, simulators };
  if (settings.withControls) app.use('/_sandbox', controlRoutes(controls));
  app.use(violationReports(log));
  app.use(configurationReports(log));
  app.use(toSite(settings), siteRoutes(distDir, settings));
  app.use((_request, response) => sendNotFound(response));
  app.use(answerErrors(log));
  return app;
}

/** Converts a proxy request with a full address, `GET http://host/path`, to a path and a host, which the later handlers read. */
const rewriteProxyRequest: RequestHandler = (request, response, next) => {
  if (request.url.startsWith('/')) return next();
  const url = URL.parse(request.url);
  if (!url) return void response.status(400).type('text/plain').send('The address could not be read.');
  request.headers.host = url.host;
  request.url = url.pathname + url.search;
  request.originalUrl = request.url;
  next();
};

/** Redirects 127.0.0.1 and localhost to the joining site, because its cookies only work on its own host name. */
function toSite(settings: Settings): RequestHandler {
  return (request, response, next) => {
    const wantsPage = request.method === 'GET' && (request.get('accept') ?? '').includes('text/html');
    if (!wantsPage || findHost(request, settings).kind === 'site') return next();
    response.redirect(302, settings.sites.onlineJoining + request.originalUrl);
  };
}

function sendNotFound(response: Response): void {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
}
