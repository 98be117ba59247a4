import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_DOCUMENT } from '../../sandbox/server/validate-calls.ts';
import {
  type ApiDocument,
  METHODS,
  type Reply,
  requireComponent,
  type Schema,
} from '../../tooling/openapi/document.ts';

const document: ApiDocument = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));

/** The fields that errors about binary bodies name, because such bodies have no keys. */
const BINARY_FIELDS = ['photo', 'content'];

const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      parameter.$ref ? requireComponent(document.components.parameters, parameter.$ref) : parameter,
    );
    const bodies = Object.values(operation.requestBody?.content ?? {});
    return [{ call: `${method.toUpperCase()} ${path}`, operation, parameters, bodies }];
  }),
);

function resolveSchema(schema: Schema): Schema {
  return schema.$ref ? resolveSchema(requireComponent(document.components.schemas, schema.$ref)) : schema;
}

function resolveReply(reply: Reply | undefined): Reply | undefined {
  return reply?.$ref ? requireComponent(document.components.responses, reply.$ref) : reply;
}

function listExamples(reply: Reply | undefined) {
  const media = resolveReply(reply)?.content?.['application/json'];
  return Object.values(media?.examples ?? { only: { value: media?.example } }).map(({ value }) => value);
}

type Failure = { readonly message: string; readonly errors?: Readonly<Record<string, readonly string[]>> };
const listFailures = (reply: Reply | undefined): Failure[] => JSON.parse(JSON.stringify(listExamples(reply)));

test.each(calls.filter(({ operation }) => operation.responses?.['422']))(
  'the example of a refused $call names fields that the call has',
  ({ operation, parameters, bodies }) => {
    const schemas = bodies.flatMap(({ schema }) => (schema ? [resolveSchema(schema)] : []));
    const fieldNames = schemas.flatMap((schema) => Object.keys(schema.properties ?? {}));
    const isMap = schemas.some((schema) => schema.properties === undefined);
    const isBytes = bodies.some(({ schema }) => schema === undefined);
    const knownNames = [
      ...fieldNames,
      ...parameters.flatMap(({ name }) => name ?? []),
      ...(isBytes ? BINARY_FIELDS : []),
    ];

    for (const { errors = {}, message } of listFailures(operation.responses?.['422'])) {
      expect(message).not.toBe('');
      const fields = Object.keys(errors).map((field) => field.split('.')[0]);
      // A call without parameters and body can only be refused for an unknown parameter.
      if (knownNames.length === 0 && !isMap) expect(fields).toEqual(fields.map(() => 'page'));
      else if (!isMap) expect(knownNames).toEqual(expect.arrayContaining(fields));
    }
  },
);

test('the shared body of refusals has no example, which a mock server would use instead of the call’s own', () => {
  const sharedSchema = requireComponent(
    document.components.schemas,
    '#/components/schemas/ValidationFailure',
  );
  expect(sharedSchema.examples).toBeUndefined();
});

test('no two kinds of failure have the same example', () => {
  const statuses = ['400', '401', '403', '404', '413', '415', '419', '429', '500', '503'];
  const messages = statuses.map((status) => {
    const replies = calls.flatMap(({ operation }) => operation.responses?.[status] ?? []);
    return listFailures(replies.find(({ $ref }) => $ref !== undefined))[0]?.message;
  });

  expect(new Set(messages).size).toBe(statuses.length);
});

test('no body has both `example` and `examples`', () => {
  const callsWithBoth = calls.flatMap(({ call, operation }) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, reply]) => {
      const media = resolveReply(reply)?.content?.['application/json'];
      return media?.example !== undefined && media.examples !== undefined ? [`${call} ${status}`] : [];
    }),
  );

  expect(callsWithBoth).toEqual([]);
});
