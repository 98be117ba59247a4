import { readFileSync } from 'node:fs';
import { buildExample } from '../../tooling/openapi/body-examples.ts';
import {
  type ApiDocument,
  METHODS,
  type Parameter,
  requireComponent,
  type Schema,
} from '../../tooling/openapi/document.ts';
import { API_DOCUMENT } from './validate-calls.ts';

/** A valid call, and the statuses that the API document declares for it. */
export interface DeclaredCall {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  /** Whether it may be called without a token. */
  readonly isOpen: boolean;
  /** The path template, filled in with the parameters' examples. */
  readonly path: string;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly contentType: string | null;
  readonly statuses: readonly number[];
  /** What is invalid about it, for test reports. */
  readonly what: string;
  /** Whether one field of the body has another value. */
  readonly isFieldVariant?: boolean;
}

type DeclaredParameter = Parameter & { readonly schema?: Schema; readonly required?: boolean };

const apiDocument: ApiDocument = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));

/** Every operation, called with the examples of the API document. */
export function listDeclaredCalls(): DeclaredCall[] {
  return Object.entries(apiDocument.paths).flatMap(([template, pathItem]) =>
    METHODS.flatMap((method) => {
      const operation = pathItem[method];
      if (!operation) return [];
      const [contentType = null] = Object.keys(operation.requestBody?.content ?? {});
      const schema = operation.requestBody?.content?.[contentType ?? '']?.schema;
      return [
        {
          operationId: operation.operationId ?? template,
          method: method.toUpperCase(),
          template,
          isOpen: operation.security !== undefined,
          path: fillPath(template, [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]),
          body: schema && serialiseExample(buildExample(apiDocument, schema), contentType),
          contentType,
          statuses: Object.keys(operation.responses ?? {}).map(Number),
          what: 'the example',
        },
      ];
    }),
  );
}

/** Invalid variants of the call, each with one error. */
export function listInvalidVariants(call: DeclaredCall): DeclaredCall[] {
  const [address = '', query = ''] = call.path.split('?');
  const addresses = {
    'broken percent-encoding': `${call.path}${query ? '&' : '?'}x=%E0%A4%A`,
    'a NUL in the address': `${call.path}${query ? '&' : '?'}x=%00`,
    'no query': address,
    'an unknown parameter': `${call.path}${query ? '&' : '?'}unknown=1`,
    'a parameter given twice': query ? `${call.path}&${query}` : call.path,
    'somebody else selected': `${call.path}${query ? '&' : '?'}selected_user_id=${UNKNOWN_ID}`,
    'an unknown id': replaceFirstId(call),
    'an unknown id in the query': `${address}?${query.replaceAll(/=[^&]*/g, `=${UNKNOWN_ID}`)}`,
  };
  const bodies = call.body === undefined ? { 'an unasked body': '{}' } : buildInvalidBodies(call.body);
  return [
    ...Object.entries(addresses).map(([reason, path]) => ({ ...call, what: reason, path })),
    ...Object.entries(bodies)
      .filter(() => call.method !== 'GET')
      .map(([reason, body]) => ({
        ...call,
        what: reason,
        body,
        contentType: call.contentType ?? 'application/json',
        isFieldVariant: reason.includes(' is '),
      })),
    ...(call.method === 'GET'
      ? []
      : [
          {
            ...call,
            what: 'too long',
            body: JSON.stringify('x'.repeat(200_000)),
            contentType: call.contentType ?? 'application/json',
          },
        ]),
    ...(call.body === undefined
      ? []
      : [{ ...call, what: 'another type', body: 'hello', contentType: 'text/plain' }]),
  ];
}

const UNKNOWN_ID = 'ffffffff-0000-4000-8000-000000000000';

/** The address with its first id replaced by an unknown one. */
export function replaceFirstId({ template, path }: Pick<DeclaredCall, 'template' | 'path'>): string {
  const [address = '', query = ''] = path.split('?');
  const idPosition = template.split('/').findIndex((segment) => segment.startsWith('{'));
  const segments = address.split('/').map((segment, index) => (index === idPosition ? UNKNOWN_ID : segment));
  return `${segments.join('/')}${query && '?'}${query}`;
}

const INVALID_VALUES: readonly unknown[] = [
  null,
  3,
  true,
  '',
  'x'.repeat(6000),
  '\u202Etext\r\n',
  [],
  [1],
  {},
  { a: { b: 1 } },
];

function buildInvalidBodies(body: DeclaredCall['body']): Record<string, string | Uint8Array<ArrayBuffer>> {
  const example: unknown = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {};
  const otherCustomer = { selected_user_id: UNKNOWN_ID };
  const changedBodies = Object.entries(Object(example)).flatMap(([key]) =>
    INVALID_VALUES.map((value): [string, string] => {
      const text = JSON.stringify({ ...Object(example), [key]: value });
      return [`${key} is ${JSON.stringify(value)?.slice(0, 20)}`, text];
    }),
  );
  return {
    'no JSON': '{"a": ',
    'no UTF-8': new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    'a NUL in the body': '{"a":"\\u0000"}',
    'a list': '[]',
    null: 'null',
    'an empty object': '{}',
    'somebody else selected in the body': JSON.stringify({ ...Object(example), ...otherCustomer }),
    'a deep body': `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
    ...Object.fromEntries(changedBodies),
  };
}

function fillPath(template: string, parameters: readonly DeclaredParameter[]): string {
  const knownParameters = parameters.map(
    (parameter): DeclaredParameter =>
      parameter.$ref ? requireComponent(apiDocument.components.parameters, parameter.$ref) : parameter,
  );
  const buildExampleText = (field: DeclaredParameter) =>
    encodeURIComponent(String(buildExample(apiDocument, field.schema ?? {})));
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const field = knownParameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
    return field ? buildExampleText(field) : name;
  });
  const query = knownParameters
    .filter((field) => field.in === 'query' && field.required)
    .map((field) => `${field.name}=${buildExampleText(field)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function serialiseExample(example: unknown, contentType: string | null): string {
  return contentType === 'application/json'
    ? JSON.stringify(example)
    : new URLSearchParams(
        Object.entries(Object(example)).map(([key, value]) => [key, String(value)]),
      ).toString();
}
