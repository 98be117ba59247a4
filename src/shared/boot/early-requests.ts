/**
 * What the inline script of index.html asked for before the bundle came. `requests` are answers in flight, by their
 * full address; each may be taken once, because a body can be read only once.
 */
export type EarlyRequests = { config: Promise<unknown>; requests: Record<string, Promise<Response>> };

declare global {
  interface Window {
    __pavilionBoot?: EarlyRequests;
  }
}

const get = (address: string) => fetch(address, { headers: { Accept: 'application/json' } });

/** Asks for the runtime configuration. @throws an Error when there is none. */
export async function fetchConfig(): Promise<unknown> {
  const response = await get('/config.json');
  if (!response.ok)
    throw new Error(`pavilion: /config.json answered ${response.status}; see deploy/README.md.`);
  return response.json();
}

/** Asks for an address of the API before the application does, which then takes this answer (`earlyTransport`). */
export function requestEarly(requests: EarlyRequests['requests'], address: string): Promise<Response> {
  const { href } = new URL(address, location.href);
  const answer = get(href);
  // Whoever takes it hears of its failure.
  answer.catch(() => {});
  requests[href] = answer;
  return answer;
}

/** As long as any call may take; what the file itself says of that is not known yet. */
const LIMIT_MS = 15_000;

/**
 * The configuration that the inline script asked for, or a request of our own where there was no such script.
 * @throws an Error when it does not come within 15 s
 */
export function earlyConfig(): Promise<unknown> {
  const boot = globalThis.window?.__pavilionBoot;
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('pavilion: no /config.json.')), LIMIT_MS),
  );
  return Promise.race([boot ? boot.config.catch(fetchConfig) : fetchConfig(), late]);
}

/** Sends a request, unless the inline script has sent the very same one already: then that answer is taken. */
export function earlyTransport(request: Request): Promise<Response> {
  const requests = globalThis.window?.__pavilionBoot?.requests;
  const early = request.method === 'GET' ? requests?.[request.url] : undefined;
  if (!requests || !early) return fetch(request);
  delete requests[request.url];
  return early.catch(() => fetch(request));
}
