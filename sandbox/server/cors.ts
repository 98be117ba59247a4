import type { RequestHandler } from 'express';

const ONE_DAY_S = '86400';

/**
 * Allows only the configured origins to call the API from a browser. The token is sent in a header, so cookies (CORS
 * credentials) are not allowed.
 */
export function cors(origins: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin');
    response.vary('Origin');
    if (origin === undefined || !origins.has(origin)) return next();
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Date, Retry-After, X-Request-Id',
    });
    if (request.method !== 'OPTIONS') return next();
    response
      .set({
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Access-Control-Max-Age': ONE_DAY_S,
      })
      .status(204)
      .end();
  };
}
