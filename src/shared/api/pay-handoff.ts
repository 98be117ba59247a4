import type { Middleware } from 'openapi-fetch';
import { api } from './client';
import { HANDOFF_QUERY } from './handoff-calls.gen';

const NAME = 'handoff_id';

let handoffId: string | null = null;
let prepared: object | null = null;

/** From now on the calls of the basket and the checkout are about this basket of the desk; null: about the customer's own one. */
export function payHandoff(id: string | null): void {
  handoffId = id;
  const client = api();
  if (prepared === client) return;
  prepared = client;
  client.use(forHandoff);
}

const forHandoff: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (handoffId === null || !HANDOFF_QUERY.includes(`${request.method} ${schemaPath}`)) return undefined;
    const url = new URL(request.url);
    url.searchParams.set(NAME, handoffId);
    const body = await request.text();
    // `new Request(url, request)` would lose the body in browsers without request streams.
    const { method, headers, signal, keepalive, credentials, cache, redirect, mode } = request;
    const kept = { method, headers, signal, keepalive, credentials, cache, redirect, mode };
    return new Request(url, { ...kept, body: body || null });
  },
};
