import createClient, { type Client } from 'openapi-fetch';
import type { CamelPaths } from './camel';
import type { ApiConfiguration } from './configuration';
import type { ReadResult } from './configured/configuration-problem';
import { createAddressMiddleware } from './middleware/addresses';
import { createBearerMiddleware } from './middleware/bearer';
import { failureMiddleware } from './middleware/failures';
import { createTimeLimitMiddleware } from './middleware/time-limit';
import { wireCaseMiddleware } from './middleware/wire-case';
import { receivePart } from './receive';
import type { paths } from './schema.gen';

type ApiClient = Client<CamelPaths<paths>>;

let client: ApiClient | null = null;
let visitController = new AbortController();
let onConfigurationProblem: ApiConfiguration['onConfigurationProblem'];

/** Creates the application's API client; app/entrypoint calls it before the first request, and tests call it as needed. */
export function configureApi(configuration: ApiConfiguration): void {
  const { baseUrl, transport = (request) => fetch(request) } = configuration;
  onConfigurationProblem = configuration.onConfigurationProblem;

  client = createClient({
    baseUrl,
    headers: { Accept: 'application/json' },
    fetch: (request) => receivePart(() => transport(request), request.signal),
  });
  // Requests pass from top to bottom, responses from bottom to top.
  client.use(
    failureMiddleware,
    wireCaseMiddleware,
    createAddressMiddleware(configuration),
    createBearerMiddleware(configuration),
    createTimeLimitMiddleware(configuration, () => visitController.signal),
  );
}

/** The configured client, typed by the API document in camelCase. */
export function api(): ApiClient {
  if (client === null) {
    throw new Error('Pavilion: no call can be made before configureApi(); call it first in app/entrypoint.');
  }
  return client;
}

/** Reports the problems of a reading and returns its value. */
export function reportProblems<Value>({ value, problems }: ReadResult<Value>): Value {
  for (const problem of problems) onConfigurationProblem?.(problem);
  return value;
}

/** Aborts all requests in flight when the visit ends; later requests are not affected. */
export function abortCalls(): void {
  visitController.abort();
  visitController = new AbortController();
}
