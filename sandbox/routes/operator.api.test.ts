import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { logIn, requireChoice } from '../server/testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const callGet = (path: string, token?: string) => sandbox.call('GET', path, { token });
const readFirstVenue = async () => readAt((await callGet('/api/venues/online-joining')).json, 'data', 0);

describe('the operator', () => {
  test('the operator has a name and the current date and time', async () => {
    const { status, json } = await callGet('/api/client');
    expect(status).toBe(200);
    expect(readAt(json, 'data')).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      server_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      image_url: null,
    });
  });

  test('the operator has its own theme, and its centres have theirs', async () => {
    const ownTheme = await callGet('/api/frontend/theme');
    const looks = new Set([ownTheme.text]);
    for (const venue of listAt((await callGet('/api/venues/online-joining')).json, 'data')) {
      const theirs = await callGet(`/api/frontend/theme?venue=${readTextAt(venue, 'slug')}`);
      expect(theirs.status).toBe(200);
      looks.add(theirs.text);
    }
    expect(looks.size).toBeGreaterThan(2);
  });

  test('the operator has no theme for an unknown centre', async () => {
    expect((await callGet('/api/frontend/theme?venue=no-such-centre')).status).toBe(404);
  });

  test('the operator has a footer in HTML', async () => {
    const footer = await callGet(
      `/api/activities/footer?venue=${readTextAt(await readFirstVenue(), 'slug')}`,
    );
    expect(footer.status).toBe(200);
    expect(footer.headers.get('content-type')).toContain('text/html');
    expect(footer.text).toContain('<');
  });
});

describe('centres', () => {
  test('centres have a picture that is served, or none', async () => {
    const venues = listAt((await callGet('/api/venues/online-joining')).json, 'data');
    const pictures = new Set(venues.map((venue) => readAt(venue, 'image_url')));
    expect(pictures).toContain(null);
    const addresses = [...pictures].filter((picture) => typeof picture === 'string');
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const { status, headers } = await callGet(address);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg')]);
    }
  });

  test('centres are listed by name', async () => {
    for (const path of ['/api/venues/online-joining', '/api/activities/venues']) {
      const { status, json } = await callGet(path);
      const names = listAt(json, 'data').map((venue) => readTextAt(venue, 'name'));
      expect(status).toBe(200);
      expect(names.length).toBeGreaterThan(20);
      expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en-GB')));
    }
  });

  test('centres are read by slug and by id', async () => {
    const venue = await readFirstVenue();
    for (const name of [readTextAt(venue, 'slug'), readTextAt(venue, 'id')]) {
      expect(readAt((await callGet(`/api/venues/online-joining/${name}`)).json, 'data')).toEqual(venue);
    }
    expect((await callGet('/api/venues/online-joining/no-such-centre')).status).toBe(404);
  });
});

describe('finding a place', () => {
  test('finding a place knows towns, best match first', async () => {
    const { status, json } = await callGet('/api/geocoding/search?term=manchester');
    expect(status).toBe(200);
    expect(readTextAt(json, 'data', 0, 'label')).toMatch(/^Manchester/);
    expect(listAt(json, 'data').length).toBeLessThanOrEqual(10);
  });

  test('finding a place accepts a postcode in any spelling', async () => {
    const places = async (term: string) =>
      readAt((await callGet(`/api/geocoding/search?term=${encodeURIComponent(term)}`)).json, 'data');
    const venues = listAt((await callGet('/api/venues/online-joining')).json, 'data');
    const postcode =
      venues.map((venue) => readTextAt(venue, 'postcode')).find((one) => /^[A-Z]{1,2}1 /.test(one)) ?? '';
    const foundAnswer = await places(postcode);
    expect(foundAnswer).toHaveLength(1);
    for (const term of [
      postcode.replace('1', 'I'),
      `“${postcode.replace(' ', '–')}”.`,
      `\u200E${postcode.replace(' ', '\u00A0')}`,
      postcode.replace(/ .*/, ''),
    ])
      expect(await places(term), term).toEqual(foundAnswer);
  });

  test('finding a place accepts a place in brackets or followed by a symbol', async () => {
    const foundAnswer = readAt((await callGet('/api/geocoding/search?term=manchester')).json, 'data');
    for (const term of ['(Manchester)', '[Manchester]', 'Manchester!', 'Manchester (Greater Manchester)']) {
      const { status, json } = await callGet(`/api/geocoding/search?term=${encodeURIComponent(term)}`);
      expect([status, readAt(json, 'data')], term).toEqual([200, foundAnswer]);
    }
  });

  test('finding a place knows the postcode of a centre', async () => {
    const venue = await readFirstVenue();
    const { json } = await callGet(
      `/api/geocoding/search?term=${encodeURIComponent(readTextAt(venue, 'postcode'))}`,
    );
    expect(readAt(json, 'data', 0, 'lat')).toBeCloseTo(Number(readAt(venue, 'lat')), 0);
  });

  test('finding a place returns an empty list if nothing matches', async () => {
    const { status, json } = await callGet('/api/geocoding/search?term=zzzzqqqq');
    expect([status, readAt(json, 'data')]).toEqual([200, []]);
  });
});

describe('data fields', () => {
  test('data fields for a new account have no answers and a checksum', async () => {
    const { status, json } = await callGet('/api/data-fields?onboarding_type=customer_account_online');
    const fields = listAt(json, 'data').flatMap((section) => listAt(section, 'section_fields'));
    expect(status).toBe(200);
    expect(readTextAt(json, 'checksum')).not.toBe('');
    expect(fields.map((field) => readAt(field, 'answer'))).toEqual(fields.map(() => null));
  });

  test('data fields for a purchase need a log-in, and contain the known answers', async () => {
    const path = '/api/data-fields?onboarding_type=membership_purchase';
    expect((await callGet(path)).status).toBe(401);
    const { status, text } = await callGet(path, await logIn(sandbox, 'D1000002'));
    expect(status).toBe(200);
    expect(text).toContain('Marcus');
  });

  test('data fields of an unknown form are refused', async () => {
    expect((await callGet('/api/data-fields?onboarding_type=everything')).status).toBe(422);
  });
});

describe('terms', () => {
  test('terms of a membership are its own, those of direct debit the operator’s', async () => {
    const { typeId } = await requireChoice(sandbox, 'recurring');
    for (const path of ['direct-debit', `membership/${typeId}`, `membership/${typeId}/health-commitment`]) {
      const { status, json } = await callGet(`/api/terms/${path}`);
      expect(status, path).toBe(200);
      expect([null, expect.objectContaining({ html: expect.any(String) })]).toContainEqual(
        readAt(json, 'data'),
      );
    }
  });

  test('terms of an account can be read by anybody', async () => {
    const { status, json } = await callGet('/api/terms/account');
    expect(status).toBe(200);
    expect(readAt(json, 'data')).toMatchObject({ title: 'Terms and Conditions', html: expect.any(String) });
  });

  test('terms of an unknown membership are not found', async () => {
    expect((await callGet('/api/terms/membership/0197b1c2-0000-7c31-9a55-3e1f0c2d4b99')).status).toBe(404);
  });

  test('terms of a cart need its customer to be logged in', async () => {
    expect((await callGet('/api/terms')).status).toBe(401);
    expect((await callGet('/api/terms', await logIn(sandbox, 'D1000001'))).json).toEqual({ data: [] });
  });
});
