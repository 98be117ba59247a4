import { createServer, type RequestListener, type Server } from 'node:http';
import { refreshDemoCourses } from '../seed/bookings/course-rows.ts';
import { refreshDemoBookings } from '../seed/bookings/demo-bookings.ts';
import { refreshDemoStates } from '../seed/bookings/demo-states.ts';
import { refreshDemoHandoff } from '../seed/demo-handoff.ts';
import { type Clock, createMovableClock, systemClock } from '../store/clock.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { createApp } from './app.ts';
import { resolveSettings, type SandboxOptions, type Settings } from './settings.ts';
import { mountSimulators } from './simulators.ts';
import { findBuiltSite } from './site.ts';
import { startServing, startSettling, startSweeping } from './sweeping.ts';

export interface RunningSandbox {
  /** The address for calls from Node, which does not resolve *.localhost names: http://127.0.0.1:4000 */
  readonly url: string;
  readonly settings: Settings;
  readonly store: Store;
  /** Completes calls in progress, closes the database and frees the port. */
  close(): Promise<void>;
}

const THIS_MACHINE = '127.0.0.1';
/** How long calls in progress may take when the sandbox stops. */
const DRAIN_MS = 5_000;
const SWEEP_MS = 50;
/**
 * How long an idle connection stays open: longer than nginx in front keeps it (60 s). With Node's default of 5 s, a call
 * that is sent while the connection closes would be lost, and payments are never resent automatically.
 */
const KEEP_ALIVE_MS = 75_000;
/**
 * How long a request may take to arrive: enough for a document of 10 MB on a slow line. Node's default of 5 minutes would
 * abort it.
 */
const REQUEST_TIMEOUT_MS = 15 * 60_000;

/**
 * Starts the sandbox operator: opens its database and serves the API, the site and the simulators on one port.
 * @throws Error that says what to do if the port or the data folder is not available
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const host = options.host ?? THIS_MACHINE;
  const log = options.log ?? (() => {});
  // Opens the port first, so that a port in use fails before the slow start of the database.
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => listener(request, response),
  );
  const port = await listen(server, options.port, host);
  try {
    const settings = resolveSettings(options, port);
    const clock = createMovableClock();
    const store = await openDatabase(options, settings.sites.bookings, clock);
    try {
      await refreshDemoStates(store);
      await refreshDemoCourses(store);
      await refreshDemoBookings(store);
      await refreshDemoHandoff(store);
      await options.prepare?.(store);
      const stopSweeping = await startSweeping(store);
      const stopServing = await startServing(store);
      const simulators = mountSimulators(settings, store);
      await simulators.webhooks?.resume();
      const stopSettling = startSettling(store, simulators.cards);
      const { cards } = simulators;
      const dependencies = options.wrapDependencies?.({ store, cards }) ?? { store, cards };
      const distDir = findBuiltSite(options.distDir);
      listener = createApp({ store, clock, dependencies, settings, simulators, distDir, log });
      const close = () =>
        Promise.resolve(simulators.webhooks?.close())
          .then(() => drainServer(server))
          .then(stopSettling)
          .then(stopSweeping)
          .then(stopServing)
          .then(() => store.close());
      return { url: `http://${THIS_MACHINE}:${port}`, settings, store, close };
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    await drainServer(server);
    throw error;
  }
}

function openDatabase(
  { dataDir, databaseUrl, progress }: SandboxOptions,
  bookingsUrl: string,
  clock: Clock,
): Promise<Store> {
  if (dataDir === 'memory' && databaseUrl === undefined)
    return openMemoryStore({ bookingsUrl, clock, demoClock: systemClock });
  return openStore({
    bookingsUrl,
    clock,
    ...(dataDir === undefined ? {} : { folder: dataDir }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(progress ? { onProgress: progress } : {}),
  });
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(createPortError(error, port)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function createPortError(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is in use: stop what listens there, or choose another with --port ${port + 1}.`,
    );
  }
  if (code === 'EACCES') {
    return new Error(
      `Port ${port} may not be opened by this user: choose one above 1023, such as --port 4000.`,
    );
  }
  return new Error(`Port ${port} cannot be opened (${error.message}): choose another with --port.`);
}

/** Lets calls in progress end, closes idle connections at once, and the others after the time limit. */
function drainServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection would otherwise stay open after its last response for the browser's next request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(timeout);
      clearInterval(sweep);
      resolve();
    });
  });
}
