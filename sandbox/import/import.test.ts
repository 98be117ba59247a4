import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geocodeTerm, getVenueBySlugOrId, listVenues } from '../domain/catalogue/index.ts';
import { listMembershipTypes } from '../domain/held-memberships/index.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import type { Store } from '../store/store.ts';
import { ImportError } from './csv-file.ts';
import { importOutcodes } from './import-outcodes.ts';
import { importVenues } from './import-venues.ts';

let store: Store;
let folder: string;

beforeAll(async () => {
  store = await openMemoryStore();
  folder = mkdtempSync(join(tmpdir(), 'pavilion-import-'));
}, 60_000);

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function writeCsv(name: string, ...lines: string[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\r\n')}\r\n`);
  return file;
}

const CSV_HEADER = 'source_id,slug,name,address1,address2,postcode,lat,lng,facilities,operator,country';

describe('importing centres', () => {
  test('a row becomes a centre with the demo operator’s memberships, even without a street', async () => {
    const file = writeCsv(
      'good.csv',
      CSV_HEADER,
      '1,hill-top-pool,"Hill Top Pool, East",,Buxton,sk176bd,53.2591,-1.9148,Pool,Council,England',
    );
    expect(await importVenues(store, file)).toEqual({
      readCount: 1,
      addedCount: 1,
      updatedCount: 0,
      rejectedCount: 0,
      reasons: [],
    });
    const venue = await getVenueBySlugOrId(store, 'online-joining', 'hill-top-pool');
    expect(venue).toMatchObject({ name: 'Hill Top Pool, East', address1: null, postcode: 'SK17 6BD' });
    const types = await listMembershipTypes(store, venue.id, null);
    expect(types.map(({ slug }) => slug)).toContain('unlimited-fitness');
    expect(types.find(({ slug }) => slug === 'swim')?.providesAccessTo).toEqual([
      { id: venue.id, name: venue.name },
    ]);
    expect(await geocodeTerm(store, 'buxton')).toMatchObject([{ label: 'Buxton' }]);
    expect(await geocodeTerm(store, 'SK17 9AA')).toEqual([
      { label: 'SK17, Buxton', lat: 53.2591, lng: -1.9148 },
    ]);
  });

  test('a repeated import updates centres instead of adding them', async () => {
    const file = writeCsv(
      'again.csv',
      CSV_HEADER,
      '1,hill-top-pool,Hill Top Baths,1 High Street,Buxton,SK17 6BD,53.3,-1.9,,,',
    );
    const countBefore = (await listVenues(store, 'online-joining')).length;
    expect(await importVenues(store, file)).toMatchObject({ addedCount: 0, updatedCount: 1 });
    expect(await listVenues(store, 'online-joining')).toHaveLength(countBefore);
    expect(await getVenueBySlugOrId(store, 'activities', 'hill-top-pool')).toMatchObject({
      name: 'Hill Top Baths',
    });
  });

  test('bad rows are counted, and the first reasons give the line and the problem', async () => {
    const file = writeCsv(
      'bad.csv',
      CSV_HEADER,
      '1,good-one,Good One,,Leeds,LS1 1AA,53.8,-1.55,,,',
      '2,Bad Slug,Name,,Leeds,LS1 1AA,53.8,-1.55,,,',
      '3,no-name,,,Leeds,LS1 1AA,53.8,-1.55,,,',
      '4,no-postcode,Name,,Leeds,nowhere,53.8,-1.55,,,',
      '5,no-place,Name,,Leeds,LS1 1AA,north,-1.55,,,',
      '6,good-one,Name,,Leeds,LS1 1AA,53.8,-1.55,,,',
    );
    expect(await importVenues(store, file)).toEqual({
      readCount: 6,
      addedCount: 1,
      updatedCount: 0,
      rejectedCount: 5,
      reasons: [
        'Line 3: the slug "Bad Slug" must be lower-case letters and digits with dashes between',
        'Line 4: the name is missing',
        'Line 5: "nowhere" is not a UK postcode',
        'Line 6: lat and lng must be numbers, lat between -90 and 90, lng between -180 and 180',
        'Line 7: this slug occurs twice',
      ],
    });
  });

  test('a missing file and a missing column are each reported in one sentence', async () => {
    await expect(importVenues(store, join(folder, 'none.csv'))).rejects.toThrow(ImportError);
    await expect(importVenues(store, writeCsv('columns.csv', 'name,lat', 'a,1'))).rejects.toThrow(
      /lacks the columns slug, address1, address2, postcode, lng/,
    );
  });
});

describe('importing outcodes', () => {
  test('a postcode is found by its district, and importing twice changes nothing', async () => {
    const file = writeCsv(
      'outcodes.csv',
      'outcode,lat,lng,town,region,country',
      'ZE1,60.15,-1.15,Lerwick,Shetland,Scotland',
    );
    expect(await importOutcodes(store, file)).toMatchObject({ addedCount: 1, updatedCount: 0 });
    expect(await importOutcodes(store, file)).toMatchObject({ addedCount: 0, updatedCount: 1 });
    expect(await geocodeTerm(store, 'ze1 0aa')).toEqual([{ label: 'ZE1, Lerwick', lat: 60.15, lng: -1.15 }]);
  });
});

const realData = process.env.PAVILION_REAL_DATA ?? '';
const hasRealData = realData !== '' && existsSync(join(realData, 'leisure-centres.csv'));

// Runs only where the real data exists: it is not part of the project.
describe.runIf(hasRealData)('the real centres', () => {
  test('all 2,104 and the 2,837 outcodes are imported, with progress', async () => {
    const progress: number[] = [];
    const started = performance.now();
    const centres = await importVenues(store, join(realData, 'leisure-centres.csv'), (done) =>
      progress.push(done),
    );
    const outcodes = await importOutcodes(store, join(realData, 'outcodes.csv'));
    expect(centres).toMatchObject({ readCount: 2104, addedCount: 2104, rejectedCount: 0 });
    expect(outcodes).toMatchObject({ readCount: 2837, rejectedCount: 0 });
    expect(progress.at(-1)).toBe(2104);
    expect(performance.now() - started).toBeLessThan(30_000);
    const [place] = await geocodeTerm(store, 'SW1A 1AA');
    expect(place).toMatchObject({ lat: expect.closeTo(51.5027, 2), lng: expect.closeTo(-0.1311, 2) });
  }, 60_000);
});
