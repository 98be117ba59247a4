import {
  type ApiDocument,
  type Content,
  METHODS,
  type Operation,
  requireComponent,
  type Schema,
} from './document.ts';

/**
 * Adds an example to every JSON body, composed from the examples of its schemas, so that the reference page and a mock
 * server show a whole response. An example in the document itself stays unchanged.
 */
export function addBodyExamples(document: ApiDocument): ApiDocument {
  const { responses = {} } = document.components;
  return {
    ...document,
    paths: mapValues(document.paths, (item) => {
      const filledOperations = METHODS.flatMap((method) => {
        const operation = item[method];
        return operation === undefined ? [] : [[method, addToOperation(operation)] as const];
      });
      return { ...item, ...Object.fromEntries(filledOperations) };
    }),
    components: { ...document.components, responses: mapValues(responses, addToBody) },
  };

  function addToOperation(operation: Operation): Operation {
    return {
      ...operation,
      ...(operation.requestBody && { requestBody: addToBody(operation.requestBody) }),
      ...(operation.responses && { responses: mapValues(operation.responses, addToBody) }),
    };
  }

  function addToBody<Body extends { readonly content?: Content }>(body: Body): Body {
    if (body.content === undefined) return body;
    const content = mapValues(body.content, (media) =>
      media.schema === undefined || media.example !== undefined || media.examples !== undefined
        ? media
        : { ...media, example: buildExample(document, media.schema) },
    );
    return { ...body, content };
  }
}

/** An example of a schema: its own first one, or one composed from the examples of its parts. */
export function buildExample(document: ApiDocument, schema: Schema): unknown {
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.$ref !== undefined)
    return buildExample(document, requireComponent(document.components.schemas, schema.$ref));
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  if (alternative !== undefined) return buildExample(document, alternative);
  if (schema.items !== undefined) return [buildExample(document, schema.items)];
  if (schema.properties !== undefined)
    return mapValues(schema.properties, (part) => buildExample(document, part));
  return null;
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
