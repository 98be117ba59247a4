import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

/** Redirects cart and account calls to their configured addresses. */
export function createAddressMiddleware({ checkoutBase, myAccountBase }: ApiConfiguration): Middleware {
  const movedPaths = Object.entries({ '/api/cart': checkoutBase, '/api/my-account': myAccountBase });

  return {
    async onRequest({ request, schemaPath, options }) {
      const movedPath = movedPaths.find(
        ([from, to]) => to && to !== from && `${schemaPath}/`.startsWith(`${from}/`),
      );
      if (!movedPath) {
        return undefined;
      }
      const [from, to = from] = movedPath;
      const pathRest = request.url.slice(new URL(`${options.baseUrl}${from}`, request.url).href.length);
      const base = new URL(/^https?:/.test(to) ? to : `${options.baseUrl}${to}`, request.url).href;
      // `new Request(url, request)` would lose the body in browsers without request streams.
      return new Request(`${base}${pathRest}`, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        body: (await request.text()) || null,
      });
    },
  };
}
