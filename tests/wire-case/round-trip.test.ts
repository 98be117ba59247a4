import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { table as accountTable } from '../../src/shared/api/wire-case/account-table.gen.ts';
import { table as bookingTable } from '../../src/shared/api/wire-case/booking-table.gen.ts';
import { toApplication, toWire } from '../../src/shared/api/wire-case/convert.ts';
import { table as deskTable } from '../../src/shared/api/wire-case/desk-table.gen.ts';
import { wireCaseTable } from '../../src/shared/api/wire-case/table.gen.ts';
import { listBodies } from './api-document.ts';
import { generateBody } from './arbitrary-body.ts';
import { buildExpectedBody } from './expected-body.ts';

const { shapes, failure } = wireCaseTable;

const bodyCases = listBodies().map(({ operation, status, schema }) => {
  const tables = [bookingTable, accountTable, deskTable];
  const { shapes, operations } = tables.find((table) => operation in table.operations) ?? wireCaseTable;
  const wireCase = operations[operation];
  const shapeName = status === null ? wireCase?.body : wireCase?.replies?.[status];
  return {
    name: status === null ? `${operation} request` : `${operation} ${status}`,
    schema,
    ref: shapeName,
    shapes,
  };
});

describe('any body of any operation', () => {
  test('there are bodies to try', () => {
    expect(bodyCases.length).toBeGreaterThan(45);
  });

  // Proves S7.4.
  test.each(bodyCases)('$name survives the way in and out again', ({ schema, ref, shapes }) => {
    fc.assert(
      fc.property(generateBody(schema), (body) => {
        const jsonBefore = JSON.stringify(body);
        const applicationBody = toApplication(body, shapes, ref);

        expect(JSON.stringify(toWire(applicationBody, shapes, ref))).toBe(jsonBefore);
        expect(JSON.stringify(body)).toBe(jsonBefore);
      }),
    );
  });

  test.each(bodyCases)('$name becomes what the API document and the types say', ({ schema, ref, shapes }) => {
    fc.assert(
      fc.property(generateBody(schema), (body) => {
        expect(JSON.stringify(toApplication(body, shapes, ref))).toBe(
          JSON.stringify(buildExpectedBody(body, schema)),
        );
      }),
    );
  });
});

describe('any JSON', () => {
  const anyKey = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'data', 'is_admin'),
    fc.string(),
  );
  const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, 1, 'text'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.array(fc.tuple(anyKey, tie('value')), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
    ),
  })).value;
  const anyShapeName = fc.constantFrom(...shapes.keys(), failure);

  test('any JSON is converted or refused, and pollutes no prototype', () => {
    fc.assert(
      fc.property(anyJson, anyShapeName, (body, ref) => {
        for (const convert of [toApplication, toWire]) {
          try {
            const converted = convert(body, shapes, ref);
            if (typeof converted === 'object' && converted !== null && !Array.isArray(converted)) {
              expect(Object.getPrototypeOf(converted)).toBe(Object.prototype);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(TypeError);
          }
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect('is_admin' in {} || 'isAdmin' in {}).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
