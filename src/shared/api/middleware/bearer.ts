import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

/** A visitor's calls: they need no token, and a 401 to a log-in says nothing about a session. */
const visitorsCalls = '/api/auth/customer/';

/**
 * Sends the customer's token, and reports a 401 to it once: twenty calls refused together mean one log-out,
 * and a 401 to a visitor without a token means none, so no page can reload for ever (Spec, platform §4 "Login").
 */
export function bearer({ readToken, onUnauthorised }: ApiConfiguration): Middleware {
  let refused: string | null = null;

  return {
    onRequest({ request, schemaPath }) {
      const token = readToken();
      if (token && !schemaPath.startsWith(visitorsCalls)) {
        request.headers.set('Authorization', `Bearer ${token}`);
      }
    },
    onResponse({ request, response }) {
      const sent = request.headers.get('Authorization');
      if (response.status === 401 && sent !== null && sent !== refused) {
        refused = sent;
        onUnauthorised();
      }
    },
  };
}
