import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAborted, isApiFailure } from '../../api';
import { $config, readConfig } from '../../config';
import { installRecordedMaps } from '../testing/recorded-maps';
import { resetGoogleMaps } from './load-google-maps';
import { lookUpPlacesFx } from './look-up-places';
import { searchPlacesByGoogle } from './search-places';

const search = searchPlacesByGoogle('a key');
let maps: ReturnType<typeof installRecordedMaps>;

beforeEach(() => {
  maps = installRecordedMaps();
});
afterEach(resetGoogleMaps);

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (failure: unknown) => (isApiFailure(failure) ? failure : null),
  );

describe("Google's geocoder", () => {
  test("Google's geocoder searches GB and returns places in the same form as the operator’s API", async () => {
    maps.geocoderAnswers([{ label: 'Manchester M1, UK', lat: 53.4773, lng: -2.2351 }]);
    expect(await search({ term: 'M1' })).toEqual([
      { label: 'Manchester M1, UK', lat: 53.4773, lng: -2.2351 },
    ]);
    expect(maps.argsOf('Geocoder.geocode')).toEqual([
      { address: 'M1', componentRestrictions: { country: 'GB' } },
    ]);
  });

  test("Google's geocoder returns no places if it does not know the term", async () => {
    maps.geocoderAnswers({ status: 'ZERO_RESULTS' });
    expect(await search({ term: 'Nowhere' })).toEqual([]);
  });

  test.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'])(
    "Google's geocoder rejects with an ApiFailure if it returns %s",
    async (status) => {
      maps.geocoderAnswers({ status });
      expect(await failureOf(search({ term: 'M1' }))).toMatchObject({ kind: 'unexpected' });
    },
  );

  test("Google's geocoder is abandoned when the customer types on", async () => {
    maps.geocoderAnswers(new Promise(() => {}));
    const typing = new AbortController();
    const asked = failureOf(search({ term: 'M1' }, { signal: typing.signal }));
    typing.abort();
    const failure = await asked;
    expect(failure && isAborted(failure)).toBe(true);
  });

  test("Google's geocoder is not called if the search was already aborted", async () => {
    const failure = await failureOf(search({ term: 'M1' }, { signal: AbortSignal.abort() }));
    expect(failure && isAborted(failure)).toBe(true);
    expect(maps.argsOf('Geocoder.geocode')).toEqual([]);
  });
});

test('a place is looked up with Google only if there is a key', async () => {
  const lookUp = async (googleMapsKey: string | null) => {
    const scope = fork({ values: [[$config, readConfig({ googleMapsKey })]] });
    await allSettled(lookUpPlacesFx, { scope, params: { term: 'M1' } });
    return maps.argsOf('Geocoder.geocode').length;
  };
  expect(await lookUp(null)).toBe(0);
  expect(await lookUp('a key')).toBe(1);
});
