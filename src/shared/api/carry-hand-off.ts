import type { Middleware } from 'openapi-fetch';
import { api } from './client';
import { HAND_OFF_QUERY } from './hand-off-calls.gen';

const HAND_OFF_PARAMETER = 'handoff_id';
const GONE_STATUS = 410;

interface CarriedHandOff {
  readonly id: string;
  /** Called when a request is refused because the hand-off is over or has moved to another device; `code` says which. */
  readonly onGone: (code: string) => void;
}

let carriedHandOff: CarriedHandOff | null = null;
let extendedClient: object | null = null;

/** Makes all later cart and checkout calls use this basket from the desk; null returns to the customer's own basket. */
export function carryHandOff(handOff: CarriedHandOff | null): void {
  carriedHandOff = handOff;
  const client = api();
  if (extendedClient === client) return;
  extendedClient = client;
  client.use(handOffMiddleware);
}

const handOffMiddleware: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (carriedHandOff === null || !HAND_OFF_QUERY.includes(`${request.method} ${schemaPath}`))
      return undefined;
    const url = new URL(request.url);
    url.searchParams.set(HAND_OFF_PARAMETER, carriedHandOff.id);
    // `new Request(url, request)` would lose the body in browsers without request streams.
    const { method, headers, signal, keepalive, credentials, cache, redirect, mode } = request;
    const requestInit = { method, headers, signal, keepalive, credentials, cache, redirect, mode };
    return new Request(url, { ...requestInit, body: (await request.text()) || null });
  },
  async onResponse({ request, response }) {
    const requestedHandOffId = new URL(request.url).searchParams.get(HAND_OFF_PARAMETER);
    if (
      response.status !== GONE_STATUS ||
      carriedHandOff === null ||
      requestedHandOffId !== carriedHandOff.id
    )
      return;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    carriedHandOff?.onGone(String(Object(body).code ?? ''));
  },
};
