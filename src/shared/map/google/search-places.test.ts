import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAborted, isApiFailure } from '../../api';
import { $config, readConfig } from '../../config';
import { installRecordedMaps } from '../testing/recorded-maps';
import { forgetGoogleMaps } from './load-google-maps';
import { lookUpPlacesFx } from './look-up-places';
import { searchPlacesByGoogle } from './search-places';

const search = searchPlacesByGoogle('a key');
let maps: ReturnType<typeof installRecordedMaps>;

beforeEach(() => {
  maps = installRecordedMaps();
});
afterEach(forgetGoogleMaps);

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (failure: unknown) => (isApiFailure(failure) ? failure : null),
  );

describe("Google's geocoder", () => {
  test("Google's geocoder is asked for places in GB and answers as the operator’s own look-up does", async () => {
    maps.geocoderAnswers([{ label: 'Manchester M1, UK', lat: 53.4773, lng: -2.2351 }]);
    expect(await search({ term: 'M1' })).toEqual([
      { label: 'Manchester M1, UK', lat: 53.4773, lng: -2.2351 },
    ]);
    expect(maps.argsOf('Geocoder.geocode')).toEqual([
      { address: 'M1', componentRestrictions: { country: 'GB' } },
    ]);
  });

  test("Google's geocoder that knows no such place gives none", async () => {
    maps.geocoderAnswers({ status: 'ZERO_RESULTS' });
    expect(await search({ term: 'Nowhere' })).toEqual([]);
  });

  test.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'])(
    "Google's geocoder that answers %s fails as a call does",
    async (status) => {
      maps.geocoderAnswers({ status });
      expect(await failureOf(search({ term: 'M1' }))).toMatchObject({ kind: 'unexpected' });
    },
  );

  test("Google's geocoder is let go of when the customer types on", async () => {
    maps.geocoderAnswers(new Promise(() => {}));
    const typing = new AbortController();
    const asked = failureOf(search({ term: 'M1' }, { signal: typing.signal }));
    typing.abort();
    const failure = await asked;
    expect(failure && isAborted(failure)).toBe(true);
  });

  test("Google's geocoder is not asked at all when it was let go of before", async () => {
    const failure = await failureOf(search({ term: 'M1' }, { signal: AbortSignal.abort() }));
    expect(failure && isAborted(failure)).toBe(true);
    expect(maps.argsOf('Geocoder.geocode')).toEqual([]);
  });
});

test('a place is looked up by Google with a key, and without one Google is not asked', async () => {
  const lookUp = async (googleMapsKey: string | null) => {
    const scope = fork({ values: [[$config, readConfig({ googleMapsKey })]] });
    await allSettled(lookUpPlacesFx, { scope, params: { term: 'M1' } });
    return maps.argsOf('Geocoder.geocode').length;
  };
  expect(await lookUp(null)).toBe(0);
  expect(await lookUp('a key')).toBe(1);
});
