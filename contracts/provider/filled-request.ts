import type { PactInteraction } from './interactions.ts';

/** A request of a pact with the provider's own values instead of the examples. */
export interface FilledRequest {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly contentType: string | null;
}

type StateValues = Readonly<Record<string, unknown>>;

export function fillRequest({ request }: PactInteraction, stateValues: StateValues): FilledRequest {
  const { method, query = {}, generators = {}, body } = request;
  const path = generators.path ? fillText(generators.path.expression, stateValues) : request.path;
  const queryPairs = Object.entries(query).flatMap(([name, examples]) => {
    const generator = generators.query?.[name];
    return (generator ? [fillText(generator.expression, stateValues)] : examples).map((value) => [
      name,
      value,
    ]);
  });
  return {
    method,
    path: queryPairs.length > 0 ? `${path}?${new URLSearchParams(queryPairs)}` : path,
    token: generators.header?.Authorization && String(stateValues.token),
    body: body && fillBody(body, generators.body ?? {}, stateValues),
    contentType: body?.contentType ?? null,
  };
}

function fillText(expression: string, stateValues: StateValues): string {
  return expression.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => String(stateValues[name]));
}

function fillBody(
  { content, encoded }: NonNullable<PactInteraction['request']['body']>,
  generators: Readonly<Record<string, { readonly expression: string }>>,
  stateValues: StateValues,
): string | Uint8Array<ArrayBuffer> {
  if (encoded === 'base64') return Uint8Array.from(Buffer.from(String(content), 'base64'));
  const filledBody: { $: unknown } = { $: structuredClone(content) };
  for (const [jsonPath, { expression }] of Object.entries(generators)) {
    setAtPath(filledBody, jsonPath.match(/[^.[\]]+/g) ?? [], stateValues[expression.slice(2, -1)]);
  }
  return JSON.stringify(filledBody.$);
}

/** Sets a value at a JSON path such as `$.items[0].id`. */
function setAtPath(container: object, [key = '', ...innerKeys]: readonly string[], value: unknown): void {
  if (innerKeys.length === 0) {
    Reflect.set(container, key, value);
    return;
  }
  const innerContainer: unknown = Reflect.get(container, key);
  if (typeof innerContainer === 'object' && innerContainer !== null)
    setAtPath(innerContainer, innerKeys, value);
}
