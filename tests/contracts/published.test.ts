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
const VENUE_LIST_CALLS = {
  get: {
    responses: { '200': buildJsonContent({ type: 'array', items: { $ref: '#/components/schemas/Venue' } }) },
  },
};

function buildJsonContent(schema: Schemas[string]) {
  return { content: { 'application/json': { schema } } };
}

function buildDocument(
  paths: OpenApi['paths'] = { '/venues': VENUE_LIST_CALLS },
  schemas: Schemas = { Venue: VENUE },
) {
  return readDocumentFacts({ info: { version: '1.0.0' }, paths, components: { schemas } });
}

const buildVenueDocument = (
  properties: Schemas[string]['properties'],
  required: readonly string[] = ['id'],
) =>
  buildDocument(undefined, {
    Venue: { ...VENUE, required, properties: { ...VENUE.properties, ...properties } },
  });

test.each([
  [
    'a key that has to be there',
    buildVenueDocument({ name: { type: 'string' } }, ['id', 'name']),
    ['Venue.name is new, and has to be there'],
  ],
  [
    'a key that may no longer be missing',
    buildVenueDocument({}, ['id', 'lat']),
    ['Venue.lat has to be there now'],
  ],
  ['another type', buildVenueDocument({ id: { type: 'integer' } }), ['Venue.id was string, and is integer']],
  [
    'a key that is gone',
    buildDocument(undefined, { Venue: { ...VENUE, properties: { id: { type: 'string' } } } }),
    ['Venue.lat is gone'],
  ],
  [
    'a call that has to be there',
    buildDocument({ '/venues': VENUE_LIST_CALLS, '/camps': VENUE_LIST_CALLS }),
    ['GET /camps is new, and has to be there'],
  ],
  ['a call that is gone', buildDocument({}), ['GET /venues is gone', 'GET /venues → 200 is gone']],
])('%s breaks a server of the version before', (_change, newDocument, problems) => {
  expect(breakingChangeFinders.document(buildDocument(), newDocument)).toEqual(problems);
});

test.each([
  ['a key that may be missing', buildVenueDocument({ name: { type: 'string' } })],
  ['a key that may be missing now', buildVenueDocument({}, [])],
  [
    'a call that may be left out',
    buildDocument({
      '/venues': VENUE_LIST_CALLS,
      '/camps': { get: { ...VENUE_LIST_CALLS.get, 'x-optional': 'No camps.' } },
    }),
  ],
  ['a schema that nothing had', buildDocument(undefined, { Venue: VENUE, Camp: VENUE })],
])('%s breaks nothing', (_change, newDocument) => {
  expect(breakingChangeFinders.document(buildDocument(), newDocument)).toEqual([]);
});

const buildPact = (answer: object, query: object = {}, status = 200): PactFile => ({
  interactions: [
    {
      description: 'the venues',
      request: { method: 'GET', path: '/venues', query },
      response: { status, body: { content: { data: [answer] } } },
    },
  ],
});
const publishedFacts = readPactFacts([buildPact({ id: 'v1', name: 'Riverside' })]);

test.each([
  [
    'more of an answer',
    buildPact({ id: 'v1', name: 'Riverside', lat: 1 }),
    ['"the venues" now relies on data.lat'],
  ],
  [
    'another request',
    buildPact({ id: 'v1', name: 'Riverside' }, { near: 'x' }),
    ['"the venues" sends something else, or expects another status'],
  ],
  ['less of an answer', buildPact({ id: 'v1' }), []],
  ['another example', buildPact({ id: 'v2', name: 'Lakeside' }), []],
])('a pact with %s', (_change, newPact, problems) => {
  expect(breakingChangeFinders.pact(publishedFacts, readPactFacts([newPact]))).toEqual(problems);
});

test('a breaking change needs a new major version', () => {
  const publishedVersion = { version: '1.2.0', facts: buildDocument() };
  const facts = buildDocument({});
  expect(
    findBreakingChanges(publishedVersion, { version: '1.3.0', facts }, breakingChangeFinders.document),
  ).not.toEqual([]);
  expect(
    findBreakingChanges(publishedVersion, { version: '2.0.0', facts }, breakingChangeFinders.document),
  ).toEqual([]);
});
