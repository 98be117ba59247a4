import { expect, test } from 'vitest';
import type { ApiDocument } from './document.ts';
import {
  listHandOffCalls,
  listSelectedUserCalls,
  printHandOffCalls,
  printSelectedUserCalls,
} from './selected-user-calls.ts';

const document: ApiDocument = {
  paths: {
    '/basket': {
      get: {
        parameters: [{ $ref: '#/components/parameters/Selected' }, { name: 'handoff_id', in: 'query' }],
      },
      delete: { parameters: [{ name: 'selected_user_id', in: 'header' }] },
    },
    '/basket/add': {
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Add' } } } },
      },
    },
    '/people': { parameters: [{ name: 'selected_user_id', in: 'query' }], get: {}, put: {} },
  },
  components: {
    parameters: { Selected: { name: 'selected_user_id', in: 'query' } },
    schemas: { Add: { type: 'object', properties: { selected_user_id: { type: 'string' } } } },
  },
};

test('the calls for a selected customer are those of the document, by where they name the customer', () => {
  const calls = listSelectedUserCalls(document);
  expect(calls).toEqual({ query: ['GET /basket', 'GET /people', 'PUT /people'], body: ['POST /basket/add'] });
  expect(printSelectedUserCalls(calls)).toContain('SELECTED_USER_BODY');
});

test('the calls about a basket that was handed over are those that name the hand-off in the query', () => {
  expect(listHandOffCalls(document)).toEqual(['GET /basket']);
  expect(printHandOffCalls(['GET /basket'])).toContain(
    'HAND_OFF_QUERY: readonly string[] = [\n  "GET /basket"',
  );
});
