import { expect, test } from 'vitest';
import { readInteractions } from '../../contracts/provider/interactions.ts';
import { LEVELS } from '../../contracts/provider/levels.ts';
import { readReplayOptions } from '../../contracts/provider/options.ts';
import { selectInteractions } from '../../contracts/provider/select.ts';
import { PACT_FOLDER } from '../../contracts/shipped.ts';

const interactions = readInteractions(PACT_FOLDER);
const listFacts = (choice: string, key: 'tag' | 'state' | 'level' | 'path' | 'cardProvider') =>
  [...new Set(selectInteractions(interactions, [choice]).map((interaction) => interaction[key]))].sort();

test('a call, a path, a tag and a state select their interactions', () => {
  expect(listFacts('GET /api/client', 'path')).toEqual(['/api/client']);
  expect(listFacts('/api/client', 'path')).toEqual(['/api/client']);
  expect(listFacts('/api/my-account/card', 'path')).toEqual(['/api/my-account/card']);
  expect(listFacts('camps', 'tag')).toEqual(['camps']);
  expect(listFacts('a-venue-under-maintenance', 'state')).toEqual(['a-venue-under-maintenance']);
  expect(listFacts('GET /api/orders/{orderId}', 'tag')).toEqual(['orders']);
});

test('every interaction belongs to one level, which is selected by name or number', () => {
  const interactionsByLevel = LEVELS.map((level) => selectInteractions(interactions, [level]));
  expect(interactionsByLevel.flat()).toHaveLength(interactions.length);
  for (const [levelIndex, levelInteractions] of interactionsByLevel.entries()) {
    expect(levelInteractions.length, LEVELS[levelIndex]).toBeGreaterThan(10);
    expect(selectInteractions(interactions, [String(levelIndex + 1)])).toEqual(levelInteractions);
  }
});

test('paying with one card provider excludes the interactions of the others', () => {
  expect(listFacts('pay:stripe', 'cardProvider')).toEqual([null]);
  expect(listFacts('pay:ryft', 'cardProvider')).toEqual([null, 'ryft']);
  expect(listFacts('pay', 'cardProvider')).toEqual([null, 'opayo', 'ryft']);
  expect(listFacts('pay:opayo', 'level')).toEqual(['pay']);
});

test('several choices select what any of them names', () => {
  const selectedCount = selectInteractions(interactions, ['camps', 'GET /api/client']).length;
  expect(selectedCount).toBe(
    selectInteractions(interactions, ['camps']).length +
      selectInteractions(interactions, ['GET /api/client']).length,
  );
});

test.each(['pay:paypal', 'book:ryft', 'no-such-tag', '/api/cli', 'PUT /api/client', '7'])(
  '%s names nothing',
  (choice) => {
    expect(() => selectInteractions(interactions, [choice])).toThrow(
      `--only "${choice}" names nothing: give a call`,
    );
  },
);

test('headers, one per line, are sent with every call', () => {
  const { extraHeaders } = readReplayOptions([], { PROVIDER_HEADERS: 'X-Api-Key: a: b \n\nX-Other: 2' });
  expect(extraHeaders).toEqual({ 'X-Api-Key': 'a: b', 'X-Other': '2' });
});

test.each([
  [
    { PROVIDER_URL: 'https://me:pass@api.example' },
    /^PROVIDER_URL holds a user name or password\. Take them out/,
  ],
  [
    { PROVIDER_STATES_URL: 'ftp://api.example' },
    /^PROVIDER_STATES_URL is "ftp:\/\/api\.example": give an address/,
  ],
  [{ PROVIDER_HEADERS: 'secret' }, /^PROVIDER_HEADERS: write one header per line/],
  [{ PROVIDER_TIMEOUT_MS: '10s' }, /^PROVIDER_TIMEOUT_MS is "10s": give milliseconds/],
])('%j is refused in words', (env, sentence) => {
  expect(() => readReplayOptions([], env)).toThrow(sentence);
});
