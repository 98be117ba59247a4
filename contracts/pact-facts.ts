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
      const requestFacts = JSON.stringify([
        request.method,
        request.path,
        Object.keys(request.query ?? {}).sort(),
        listKeys(request.body?.content),
        response.status,
      ]);
      const hash = createHash('sha256').update(requestFacts).digest('hex').slice(0, 12);
      return [description, [hash, ...listKeys(response.body?.content)].join('\n')];
    }),
  );
  return Object.fromEntries(facts.sort(([first], [second]) => (first < second ? -1 : 1)));
}

function listKeys(value: unknown): string[] {
  return [...new Set(collectKeys(value))].sort();
}

function collectKeys(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => collectKeys(element, prefix));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${prefix}${key}`,
    ...collectKeys(inner, `${prefix}${key}.`),
  ]);
}
