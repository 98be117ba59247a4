import type { Middleware } from 'openapi-fetch';
import { api } from './client';
import { SELECTED_USER_BODY, SELECTED_USER_QUERY } from './selected-user-calls.gen';

const SELECTED_USER_PARAMETER = 'selected_user_id';
/** The source that staff calls for a customer send. */
const FRONT_OF_HOUSE_SOURCE = 'front-of-house';

let selectedUserId: string | null = null;
let extendedClient: object | null = null;

/** Makes all later calls that staff can make for a customer name this one; null for none. */
export function serveCustomer(customerId: string | null): void {
  selectedUserId = customerId;
  const client = api();
  if (extendedClient === client) return;
  extendedClient = client;
  client.use(selectedUserMiddleware);
}

const selectedUserMiddleware: Middleware = {
  async onRequest({ request, schemaPath }) {
    const userId = selectedUserId;
    const call = `${request.method} ${schemaPath}`;
    const isInQuery = SELECTED_USER_QUERY.includes(call);
    const isInBody = SELECTED_USER_BODY.includes(call);
    if (userId === null || !(isInQuery || isInBody)) return undefined;
    const url = new URL(request.url);
    if (isInQuery) url.searchParams.set(SELECTED_USER_PARAMETER, userId);
    if (url.searchParams.has('source')) url.searchParams.set('source', FRONT_OF_HOUSE_SOURCE);
    const text = await request.text();
    const body = isInBody ? withUser(text, userId) : text;
    // `new Request(url, request)` would lose the body in browsers without request streams.
    const { method, headers, signal, keepalive, credentials, cache, redirect, mode } = request;
    const requestInit = { method, headers, signal, keepalive, credentials, cache, redirect, mode };
    return new Request(url, { ...requestInit, body: body || null });
  },
};

function withUser(body: string, userId: string): string {
  return JSON.stringify({ ...JSON.parse(body), [SELECTED_USER_PARAMETER]: userId });
}
