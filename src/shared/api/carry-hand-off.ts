import type { Middleware } from 'openapi-fetch';
import { api } from './client';
import { HANDOFF_QUERY } from './handoff-calls.gen';

const NAME = 'handoff_id';
const GONE = 410;

interface CarriedHandOff {
  readonly id: string;
  /** Called when a request is refused because the hand-off is over or has moved to another device; `code` says which. */
  readonly onGone: (code: string) => void;
}

let carried: CarriedHandOff | null = null;
let prepared: object | null = null;

/** Makes all later cart and checkout calls use this basket from the desk; null returns to the customer's own basket. */
export function carryHandOff(handOff: CarriedHandOff | null): void {
  carried = handOff;
  const client = api();
  if (prepared === client) return;
  prepared = client;
  client.use(aboutHandOff);
}

const aboutHandOff: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (carried === null || !HANDOFF_QUERY.includes(`${request.method} ${schemaPath}`)) return undefined;
    const url = new URL(request.url);
    url.searchParams.set(NAME, carried.id);
    // `new Request(url, request)` would lose the body in browsers without request streams.
    const { method, headers, signal, keepalive, credentials, cache, redirect, mode } = request;
    const kept = { method, headers, signal, keepalive, credentials, cache, redirect, mode };
    return new Request(url, { ...kept, body: (await request.text()) || null });
  },
  async onResponse({ request, response }) {
    const asked = new URL(request.url).searchParams.get(NAME);
    if (response.status !== GONE || carried === null || asked !== carried.id) return;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    carried?.onGone(String(Object(body).code ?? ''));
  },
};
