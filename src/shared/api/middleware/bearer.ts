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
      if (current && !schemaPath.startsWith(visitorsCalls)) {
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

function header(token: string | null): string | null {
  return token ? `Bearer ${token}` : null;
}
