import type { WrittenInteraction } from './interactions.ts';

/** A request of a pact with the provider's own values instead of the examples. */
export interface FilledRequest {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly contentType: string | null;
}

type Values = Readonly<Record<string, unknown>>;

export function fillRequest({ request }: WrittenInteraction, values: Values): FilledRequest {
  const { method, query = {}, generators = {}, body } = request;
  const path = generators.path ? fillText(generators.path.expression, values) : request.path;
  const pairs = Object.entries(query).flatMap(([name, examples]) => {
    const generator = generators.query?.[name];
    return (generator ? [fillText(generator.expression, values)] : examples).map((value) => [name, value]);
  });
  return {
    method,
    path: pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path,
    token: generators.header?.Authorization && String(values.token),
    body: body && fillBody(body, generators.body ?? {}, values),
    contentType: body?.contentType ?? null,
  };
}

function fillText(expression: string, values: Values): string {
  return expression.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => String(values[name]));
}

function fillBody(
  { content, encoded }: NonNullable<WrittenInteraction['request']['body']>,
  generators: Readonly<Record<string, { readonly expression: string }>>,
  values: Values,
): string | Uint8Array<ArrayBuffer> {
  if (encoded === 'base64') return Uint8Array.from(Buffer.from(String(content), 'base64'));
  const filledBody: { $: unknown } = { $: structuredClone(content) };
  for (const [jsonPath, { expression }] of Object.entries(generators)) {
    setAt(filledBody, jsonPath.match(/[^.[\]]+/g) ?? [], values[expression.slice(2, -1)]);
  }
  return JSON.stringify(filledBody.$);
}

/** Sets a value at a JSON path such as `$.items[0].id`. */
function setAt(parts: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    Reflect.set(parts, key, value);
    return;
  }
  const next: unknown = Reflect.get(parts, key);
  if (typeof next === 'object' && next !== null) setAt(next, rest, value);
}
