import type { Middleware } from 'openapi-fetch';
import type { ApiConfiguration } from '../configuration';

/** Moves the calls of the basket and of the account to the addresses an operator configured for them. */
export function addresses({ checkoutBase, myAccountBase }: ApiConfiguration): Middleware {
  const moved = Object.entries({ '/api/cart': checkoutBase, '/api/my-account': myAccountBase });

  return {
    async onRequest({ request, schemaPath, options }) {
      const move = moved.find(([from, to]) => to && to !== from && `${schemaPath}/`.startsWith(`${from}/`));
      if (!move) {
        return undefined;
      }
      const [from, to = from] = move;
      const rest = request.url.slice(new URL(`${options.baseUrl}${from}`, request.url).href.length);
      const base = new URL(/^https?:/.test(to) ? to : `${options.baseUrl}${to}`, request.url).href;
      // A copy through `new Request(url, request)` would lose the body where requests have no streams.
      return new Request(`${base}${rest}`, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        body: (await request.text()) || null,
      });
    },
  };
}
