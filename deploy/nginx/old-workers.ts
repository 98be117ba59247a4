import { OperatorError } from '../operator-config.ts';

/** The usual paths of service workers. */
const USUAL_WORKER_PATHS = [
  '/sw.js',
  '/service-worker.js',
  '/serviceworker.js',
  '/serviceWorker.js',
  '/service_worker.js',
  '/worker.js',
  '/ngsw-worker.js',
  '/firebase-messaging-sw.js',
  '/OneSignalSDKWorker.js',
];

/**
 * A service worker that replaces an earlier site's, empties its caches, removes itself and reloads the open pages. A
 * missing file would not be enough: the browser keeps a worker whose script is gone.
 */
const SELF_REMOVING_WORKER = [
  'self.addEventListener("install", () => self.skipWaiting());',
  'self.addEventListener("activate", (event) => event.waitUntil((async () => {',
  '  for (const name of await caches.keys()) await caches.delete(name);',
  '  await self.registration.unregister();',
  '  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);',
  '})()));',
].join('\n');

/**
 * Parses the paths of an earlier site's service workers; `usual` stands for the most common ones.
 * @throws OperatorError for an invalid path
 */
export function listOldWorkers(workerNames: readonly string[]): string[] {
  const invalidName = workerNames.find((name) => name !== 'usual' && !/^\/[\w./-]+\.js$/.test(name));
  if (invalidName !== undefined)
    throw new OperatorError(
      `--old-worker: "${invalidName}" is not the path of a script: write usual, or a path such as /sw.js.`,
    );
  return [...new Set(workerNames.flatMap((name) => (name === 'usual' ? USUAL_WORKER_PATHS : [name])))];
}

export function formatWorkerLocation(path: string): string {
  return `  location = ${path} {
    types {}
    default_type text/javascript;
    return 200 '${SELF_REMOVING_WORKER}';
  }
`;
}
