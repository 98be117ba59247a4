/**
 * Requests sent by the inline script of index.html, by full address. Each response is used once, because a body can only be read
 * once.
 */
export type EarlyRequests = { config: Promise<unknown>; requests: Record<string, Promise<Response>> };

declare global {
  interface Window {
    /** What the inline script leaves to the application. `preloadPage` preloads the chunks of the page at a path. */
    __pavilionBoot?: EarlyRequests & { readonly preloadPage: (pathname: string) => void };
  }
}

const fetchJson = (address: string) => fetch(address, { headers: { Accept: 'application/json' } });

/**
 * Fetches the runtime configuration.
 *
 * @throws Error if it cannot be loaded
 */
export async function fetchConfig(): Promise<unknown> {
  const response = await fetchJson('/config.json');
  if (!response.ok)
    throw new Error(`pavilion: /config.json answered ${response.status}; see deploy/README.md.`);
  return response.json();
}

/** Sends a request early; the application takes its response later (`sendEarly`). */
export function requestEarly(requests: EarlyRequests['requests'], address: string): Promise<Response> {
  const { href } = new URL(address, location.href);
  const response = fetchJson(href);
  // The consumer handles the rejection.
  response.catch(() => {});
  requests[href] = response;
  return response;
}

/** The default time limit, because the configured one is in the file being loaded. */
const CONFIG_TIMEOUT_MS = 15_000;

/**
 * The configuration requested by the inline script; without one, a new request.
 *
 * @throws Error if it does not arrive within 15 s
 */
export function requestEarlyConfig(): Promise<unknown> {
  const boot = globalThis.window?.__pavilionBoot;
  const timeout = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('pavilion: no /config.json.')), CONFIG_TIMEOUT_MS),
  );
  return Promise.race([boot ? boot.config.catch(fetchConfig) : fetchConfig(), timeout]);
}

/** Sends a request, or takes the response of the same early request. */
export function sendEarly(request: Request): Promise<Response> {
  const requests = globalThis.window?.__pavilionBoot?.requests;
  const earlyResponse = request.method === 'GET' ? requests?.[request.url] : undefined;
  if (!requests || !earlyResponse) return fetch(request);
  delete requests[request.url];
  return earlyResponse.catch(() => fetch(request));
}
