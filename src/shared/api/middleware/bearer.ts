import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';
import { throwFailure } from './failures';

/** Calls for visitors: they need no token, and a 401 to a log-in says nothing about a session. */
const ANONYMOUS_PATH = '/api/auth/customer/';

/**
 * Sends the token, and reports a 401 once per token. A 401 to a visitor or to a replaced token is not reported, so
 * that no page reloads in a loop. Requirement S6.9.
 */
export function createBearerMiddleware({ readToken, onUnauthorised }: ApiConfiguration): Middleware {
  let refusedHeader: string | null = null;

  return {
    onRequest({ request, schemaPath }) {
      const currentHeader = formatHeaderOrNull(readToken());
      const isAnonymous = schemaPath.startsWith(ANONYMOUS_PATH);
      // A log-out may carry a token that the browser has already removed.
      if (currentHeader && !isAnonymous && !request.headers.has('Authorization')) {
        request.headers.set('Authorization', currentHeader);
      }
    },
    async onResponse({ request, response }) {
      const sentHeader = request.headers.get('Authorization');
      if (
        response.status === 401 &&
        sentHeader &&
        sentHeader !== refusedHeader &&
        sentHeader === formatHeaderOrNull(readToken())
      ) {
        refusedHeader = sentHeader;
        try {
          // The body is read first: reporting reloads the page, and browsers then abort reading.
          await throwFailure(response);
        } finally {
          onUnauthorised();
        }
      }
    },
  };
}

export const formatBearer = (token: string): string => `Bearer ${token}`;

function formatHeaderOrNull(token: string | null): string | null {
  return token ? formatBearer(token) : null;
}
