import { describe, expect, it } from 'vitest';
import type { ApiDocument, Schema } from '../../tooling/openapi/document.ts';
import { findOmissions } from './completeness.ts';
import { findIrregularPairs, printTable } from './print-table.ts';
import { buildTable } from './table.ts';

const textSchema: Schema = { type: 'string' };
const failureSchema: Schema = { type: 'object', properties: { message: textSchema } };
const addressSchema: Schema = { type: 'object', properties: { line_1: textSchema } };
const buildJsonBody = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const buildDataBody = (schema: Schema) => buildJsonBody({ type: 'object', properties: { data: schema } });

const document: ApiDocument = {
  paths: {
    '/people/{id}': {
      get: {
        parameters: [{ name: 'startsAt', in: 'query' }, { $ref: '#/components/parameters/Page' }],
        responses: {
          '200': buildDataBody(addressSchema),
          '404': { $ref: '#/components/responses/NotFound' },
        },
      },
      put: {
        requestBody: buildJsonBody(addressSchema),
        responses: { '200': buildDataBody(addressSchema), '422': buildJsonBody(failureSchema) },
      },
    },
    '/footer': { get: { responses: { '200': { content: { 'text/html': { schema: textSchema } } } } } },
  },
  components: {
    parameters: { Page: { name: 'page_size', in: 'query' } },
    responses: { NotFound: buildJsonBody(failureSchema) },
  },
};

describe('the wire-case table', () => {
  const table = buildTable(document);

  it('the wire-case table has an entry for each operation with names, and none for the others', () => {
    expect(Object.keys(table.operations)).toEqual(['GET /people/{id}', 'PUT /people/{id}']);
  });

  it('the wire-case table stores equal shapes once', () => {
    const getEntry = table.operations['GET /people/{id}'];
    const putEntry = table.operations['PUT /people/{id}'];

    expect(getEntry?.replies?.[200]).toBe(putEntry?.replies?.[200]);
    expect(table.shapes).toHaveLength(4);
  });

  it('the wire-case table refers a request body and a response to their shapes', () => {
    const putEntry = table.operations['PUT /people/{id}'];
    const reply = table.shapes[putEntry?.replies?.[200] ?? -1];

    expect(table.shapes[putEntry?.body ?? -1]).toEqual({ record: {}, names: { line_1: 'line1' } });
    expect(reply).toEqual({ record: { data: putEntry?.body } });
  });

  it('the wire-case table lists only the query parameters that the rule does not convert', () => {
    const query = table.operations['GET /people/{id}']?.query;

    expect(table.shapes[query ?? -1]).toEqual({ record: {}, names: { startsAt: 'startsAt' } });
    expect(table.operations['PUT /people/{id}']?.query).toBeUndefined();
  });

  it('the wire-case table has one shape for all failures', () => {
    expect(table.shapes[table.failure]).toEqual({ record: {} });
  });

  it('the wire-case table is refused if failures differ in shape', () => {
    const otherSchema = { type: 'object', properties: { inner: addressSchema } };
    const paths = {
      '/x': {
        get: { responses: { '400': buildJsonBody(failureSchema), '409': buildJsonBody(otherSchema) } },
      },
    };

    expect(() => buildTable({ paths, components: {} })).toThrow('bodies of the same shape');
  });

  it('the wire-case table is printed as a module with one shape per line', () => {
    const printedTable = printTable(table);

    expect(printedTable).toContain("import type { WireCaseTable } from './shape';");
    expect(printedTable).toContain(`failure: ${table.failure},`);
    expect(printedTable.split('\n').filter((line) => line.includes('/* '))).toHaveLength(table.shapes.length);
  });

  it('the wire-case table lists the irregular names', () => {
    expect(findIrregularPairs(table)).toEqual(['line_1 → line1', 'startsAt → startsAt']);
  });
});

describe('a complete document', () => {
  it('describes every named schema and shows an example of it', () => {
    const schemas = {
      Person: { ...addressSchema, description: 'Someone.', examples: [{}] },
      Bare: addressSchema,
    };

    expect(findOmissions({ paths: {}, components: { schemas } })).toEqual([
      'Bare has no description.',
      'Bare has no example.',
    ]);
  });
});
