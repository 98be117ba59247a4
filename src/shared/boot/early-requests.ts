/**
 * Requests of the inline script of index.html, by full address. Each response is taken once, because a body can be
 * read once.
 */
export type EarlyRequests = { config: Promise<unknown>; requests: Record<string, Promise<Response>> };

declare global {
  interface Window {
    __pavilionBoot?: EarlyRequests;
  }
}

const get = (address: string) => fetch(address, { headers: { Accept: 'application/json' } });

/** Fetches the runtime configuration. @throws Error when there is none. */
export async function fetchConfig(): Promise<unknown> {
  const response = await get('/config.json');
  if (!response.ok)
    throw new Error(`pavilion: /config.json answered ${response.status}; see deploy/README.md.`);
  return response.json();
}

/** Sends a request before the application does, which then takes the response (`earlyTransport`). */
export function requestEarly(requests: EarlyRequests['requests'], address: string): Promise<Response> {
  const { href } = new URL(address, location.href);
  const answer = get(href);
  // The consumer handles the rejection.
  answer.catch(() => {});
  requests[href] = answer;
  return answer;
}

/** The default time limit; the configured one is in this file. */
const LIMIT_MS = 15_000;

/**
 * The configuration fetched by the inline script, or a new request without one.
 * @throws Error when it does not arrive within 15 s
 */
export function earlyConfig(): Promise<unknown> {
  const boot = globalThis.window?.__pavilionBoot;
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('pavilion: no /config.json.')), LIMIT_MS),
  );
  return Promise.race([boot ? boot.config.catch(fetchConfig) : fetchConfig(), late]);
}

/** Sends a request, or takes the response of the same early request. */
export function earlyTransport(request: Request): Promise<Response> {
  const requests = globalThis.window?.__pavilionBoot?.requests;
  const early = request.method === 'GET' ? requests?.[request.url] : undefined;
  if (!requests || !early) return fetch(request);
  delete requests[request.url];
  return early.catch(() => fetch(request));
}
