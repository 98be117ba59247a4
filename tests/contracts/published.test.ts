import { expect, test } from 'vitest';
import { type OpenApi, readDocumentFacts } from '../../contracts/document-facts.ts';
import { type PactFile, readPactFacts } from '../../contracts/pact-facts.ts';
import { breakingChangeFinders, findBreakingChanges } from '../../contracts/published.ts';

type Schemas = OpenApi['components']['schemas'];
const VENUE: Schemas[string] = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, lat: { type: ['number', 'null'] } },
};
const LIST = {
  get: { responses: { '200': json({ type: 'array', items: { $ref: '#/components/schemas/Venue' } }) } },
};

function json(schema: Schemas[string]) {
  return { content: { 'application/json': { schema } } };
}

function document(paths: OpenApi['paths'] = { '/venues': LIST }, schemas: Schemas = { Venue: VENUE }) {
  return readDocumentFacts({ info: { version: '1.0.0' }, paths, components: { schemas } });
}

const venueWith = (properties: Schemas[string]['properties'], required: readonly string[] = ['id']) =>
  document(undefined, { Venue: { ...VENUE, required, properties: { ...VENUE.properties, ...properties } } });

test.each([
  [
    'a key that has to be there',
    venueWith({ name: { type: 'string' } }, ['id', 'name']),
    ['Venue.name is new, and has to be there'],
  ],
  ['a key that may no longer be missing', venueWith({}, ['id', 'lat']), ['Venue.lat has to be there now']],
  ['another type', venueWith({ id: { type: 'integer' } }), ['Venue.id was string, and is integer']],
  [
    'a key that is gone',
    document(undefined, { Venue: { ...VENUE, properties: { id: { type: 'string' } } } }),
    ['Venue.lat is gone'],
  ],
  [
    'a call that has to be there',
    document({ '/venues': LIST, '/camps': LIST }),
    ['GET /camps is new, and has to be there'],
  ],
  ['a call that is gone', document({}), ['GET /venues is gone', 'GET /venues → 200 is gone']],
])('%s breaks a server of the version before', (_what, now, problems) => {
  expect(breakingChangeFinders.document(document(), now)).toEqual(problems);
});

test.each([
  ['a key that may be missing', venueWith({ name: { type: 'string' } })],
  ['a key that may be missing now', venueWith({}, [])],
  [
    'a call that may be left out',
    document({ '/venues': LIST, '/camps': { get: { ...LIST.get, 'x-optional': 'No camps.' } } }),
  ],
  ['a schema that nothing had', document(undefined, { Venue: VENUE, Camp: VENUE })],
])('%s breaks nothing', (_what, now) => {
  expect(breakingChangeFinders.document(document(), now)).toEqual([]);
});

const pact = (answer: object, query: object = {}, status = 200): PactFile => ({
  interactions: [
    {
      description: 'the venues',
      request: { method: 'GET', path: '/venues', query },
      response: { status, body: { content: { data: [answer] } } },
    },
  ],
});
const before = readPactFacts([pact({ id: 'v1', name: 'Riverside' })]);

test.each([
  [
    'more of an answer',
    pact({ id: 'v1', name: 'Riverside', lat: 1 }),
    ['"the venues" now relies on data.lat'],
  ],
  [
    'another request',
    pact({ id: 'v1', name: 'Riverside' }, { near: 'x' }),
    ['"the venues" sends something else, or expects another status'],
  ],
  ['less of an answer', pact({ id: 'v1' }), []],
  ['another example', pact({ id: 'v2', name: 'Lakeside' }), []],
])('a pact with %s', (_what, now, problems) => {
  expect(breakingChangeFinders.pact(before, readPactFacts([now]))).toEqual(problems);
});

test('a breaking change needs a new major version', () => {
  const publishedVersion = { version: '1.2.0', facts: document() };
  const facts = document({});
  expect(
    findBreakingChanges(publishedVersion, { version: '1.3.0', facts }, breakingChangeFinders.document),
  ).not.toEqual([]);
  expect(
    findBreakingChanges(publishedVersion, { version: '2.0.0', facts }, breakingChangeFinders.document),
  ).toEqual([]);
});
