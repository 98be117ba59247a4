import createClient, { type Client } from 'openapi-fetch';
import type { CamelPaths } from './camel';
import type { ApiConfiguration } from './configuration';
import type { Reading } from './configured/configuration-problem';
import { addresses } from './middleware/addresses';
import { bearer } from './middleware/bearer';
import { failures } from './middleware/failures';
import { timeLimit } from './middleware/time-limit';
import { wireCase } from './middleware/wire-case';
import { receive } from './receive';
import type { paths } from './schema.gen';

type ApiClient = Client<CamelPaths<paths>>;

let client: ApiClient | null = null;
let visit = new AbortController();
let onConfigurationProblem: ApiConfiguration['onConfigurationProblem'];

/** Makes the one client of the application; called by app/entrypoint before the first call, by tests as needed. */
export function configureApi(configuration: ApiConfiguration): void {
  const { baseUrl, transport = (request) => fetch(request) } = configuration;
  onConfigurationProblem = configuration.onConfigurationProblem;

  client = createClient({
    baseUrl,
    headers: { Accept: 'application/json' },
    fetch: (request) => receive(() => transport(request), request.signal),
  });
  // Requests pass from top to bottom, answers from bottom to top.
  client.use(
    failures,
    wireCase,
    addresses(configuration),
    bearer(configuration),
    timeLimit(configuration, () => visit.signal),
  );
}

/** The configured client; what it is asked and answers is typed by the API document, in camelCase. */
export function api(): ApiClient {
  if (client === null) {
    throw new Error('Pavilion: no call can be made before configureApi(); call it first in app/entrypoint.');
  }
  return client;
}

/** What was read; what was found on the way is told to whoever configured the client. */
export function reportProblems<Value>({ value, problems }: Reading<Value>): Value {
  for (const oddity of problems) onConfigurationProblem?.(oddity);
  return value;
}

/** Takes back every call that is under way: its customer has gone. Later calls go out as ever. */
export function abortCalls(): void {
  visit.abort();
  visit = new AbortController();
}
