import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

/** A visitor's calls: they need no token, and a 401 to a log-in says nothing about a session. */
const visitorsCalls = '/api/auth/customer/';

/**
 * Sends the customer's token, and reports a 401 to it once: twenty calls refused together mean one log-out. A 401
 * to a visitor means none, so no page can reload for ever, and neither does one to a token that has been replaced
 * since (Spec, platform §4 "Login", §7 user/update).
 */
export function bearer({ readToken, onUnauthorised }: ApiConfiguration): Middleware {
  let refused: string | null = null;

  return {
    onRequest({ request, schemaPath }) {
      const current = header(readToken());
      const isVisitors = schemaPath.startsWith(visitorsCalls);
      // A call that ends a token which the browser has let go of brings that very token.
      if (current && !isVisitors && !request.headers.has('Authorization')) {
        request.headers.set('Authorization', current);
      }
    },
    onResponse({ request, response }) {
      const sent = request.headers.get('Authorization');
      if (response.status === 401 && sent && sent !== refused && sent === header(readToken())) {
        refused = sent;
        onUnauthorised();
      }
    },
  };
}

/** The header's value for a token. */
export const bearerOf = (token: string): string => `Bearer ${token}`;

function header(token: string | null): string | null {
  return token ? bearerOf(token) : null;
}
