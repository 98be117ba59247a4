import { createHash } from 'node:crypto';
import type { Facts } from './document-facts.ts';

type Message = { readonly body?: { readonly content?: unknown } };
export interface PactFile {
  readonly interactions: readonly {
    readonly description: string;
    readonly request: Message & { readonly method: string; readonly path: string; readonly query?: object };
    readonly response: Message & { readonly status: number };
  }[];
}

/** Facts by interaction: the first line is a hash of the request and the expected status, each other line a response key. */
export function readPactFacts(pacts: readonly PactFile[]): Facts {
  const facts = pacts.flatMap(({ interactions }) =>
    interactions.map(({ description, request, response }): [string, string] => {
      const sends = JSON.stringify([
        request.method,
        request.path,
        Object.keys(request.query ?? {}).sort(),
        keysOf(request.body?.content),
        response.status,
      ]);
      const short = createHash('sha256').update(sends).digest('hex').slice(0, 12);
      return [description, [short, ...keysOf(response.body?.content)].join('\n')];
    }),
  );
  return Object.fromEntries(facts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function keysOf(value: unknown): string[] {
  return [...new Set(keysIn(value))].sort();
}

function keysIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => keysIn(element, prefix));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${prefix}${key}`,
    ...keysIn(inner, `${prefix}${key}.`),
  ]);
}
