import { inArray, sql } from 'drizzle-orm';
import { normalisePostcode, parseOutcode, parsePostcodeArea } from '../domain/catalogue/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { formatFooter } from '../seed/footer.ts';
import { places, venues } from '../store/schema/catalogue.ts';
import type { Store } from '../store/store.ts';
import { type CsvRow, readCsv } from './csv-file.ts';
import { type ImportProgress, type ImportReport, splitIntoBatches } from './import-report.ts';
import { findPositionProblem, importRows } from './import-rows.ts';

type VenueRow = typeof venues.$inferInsert;

const REQUIRED_COLUMNS = ['slug', 'name', 'address1', 'address2', 'postcode', 'lat', 'lng'];
const ROWS_PER_BATCH = 250;
const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * `--import-venues FILE.csv`: imports real centres with the demo operator's memberships. A row with a known slug updates
 * that centre, so an import is repeatable. Name, postcode and position are required; the street is optional.
 */
export async function importVenues(
  store: Store,
  file: string,
  onProgress: ImportProgress = () => undefined,
): Promise<ImportReport> {
  const { importedRows, report } = await importRows(
    readCsv(file, REQUIRED_COLUMNS),
    {
      readKey: (row) => row.text('slug'),
      keyName: 'slug',
      findProblem: findRowProblem,
      toRow: (row) => toVenue(store.operatorId, row),
      batchSize: ROWS_PER_BATCH,
      writeBatch: (batch) => writeBatch(store, batch),
    },
    onProgress,
  );
  await addCentrePlaces(store, importedRows);
  return report;
}

function findRowProblem(row: CsvRow): string | null {
  const slug = row.text('slug');
  if (!SLUG_PATTERN.test(slug))
    return `the slug "${slug}" must be lower-case letters and digits with dashes between`;
  if (row.text('name') === '') return 'the name is missing';
  if (normalisePostcode(row.text('postcode')) === null) {
    return `"${row.text('postcode')}" is not a UK postcode`;
  }
  return findPositionProblem(row);
}

function toVenue(operatorId: string, row: CsvRow): VenueRow {
  const postcode = normalisePostcode(row.text('postcode')) ?? '';
  const name = row.text('name');
  const [address1, address2] = [row.text('address1'), row.text('address2')];
  const address = [address1, address2, postcode].filter((part) => part !== '').join(', ');
  const area = parsePostcodeArea(postcode);
  return {
    id: demoId(`venue:${row.text('slug')}`),
    operatorId,
    slug: row.text('slug'),
    name,
    address1: address1 || null,
    address2: address2 || null,
    postcode,
    telephone: null,
    imageUrl: null,
    lat: Number(row.text('lat')),
    lng: Number(row.text('lng')),
    placeType: 'leisure_centre',
    venueGroup: null,
    themeId: null,
    priceBand: 'standard',
    footerHtml: formatFooter({ name, address }),
    localPostcodeAreas: area ? [area] : [],
    displayVenueSelectionButton: true,
    activitiesV2Enabled: true,
    canDisplayIneligibleMemberships: true,
    hasOnlineJoining: true,
    hasActivities: true,
    isUnderMaintenance: false,
  };
}

async function writeBatch(store: Store, batch: VenueRow[]): Promise<number> {
  const slugs = batch.map(({ slug }) => slug);
  return store.write(async (tx) => {
    const existingVenues = await tx
      .select({ slug: venues.slug })
      .from(venues)
      .where(inArray(venues.slug, slugs));
    await tx
      .insert(venues)
      .values(batch)
      .onConflictDoUpdate({
        target: [venues.operatorId, venues.slug],
        set: {
          name: sql`excluded.name`,
          address1: sql`excluded.address1`,
          address2: sql`excluded.address2`,
          postcode: sql`excluded.postcode`,
          lat: sql`excluded.lat`,
          lng: sql`excluded.lng`,
          footerHtml: sql`excluded.footer_html`,
          localPostcodeAreas: sql`excluded.local_postcode_areas`,
        },
      });
    return existingVenues.length;
  });
}

// Adds the towns and postcode districts of the imported centres to the geocoder, at the mean position of their centres.
// Existing, more precise places stay unchanged.
async function addCentrePlaces(store: Store, rows: VenueRow[]): Promise<void> {
  const { operatorId } = store;
  const placesByName = new Map<
    string,
    { kind: 'town' | 'outcode'; key: string; label: string; centres: VenueRow[] }
  >();
  const addCentre = (kind: 'town' | 'outcode', key: string, label: string, centre: VenueRow) => {
    const name = `${kind}:${key}`;
    const place = placesByName.get(name) ?? { kind, key, label, centres: [] };
    placesByName.set(name, { ...place, centres: [...place.centres, centre] });
  };
  for (const row of rows) {
    const town = row.address2 ?? '';
    const outcode = parseOutcode(row.postcode);
    if (town !== '') addCentre('town', town.toLowerCase(), town, row);
    if (outcode !== null) addCentre('outcode', outcode, [outcode, town].filter(Boolean).join(', '), row);
  }
  const placeRows = [...placesByName.values()].map(({ kind, key, label, centres }) => ({
    id: demoId(`place:${kind}:${key}`),
    operatorId,
    kind,
    key,
    label,
    lat: calculateMean(centres.map(({ lat }) => lat)),
    lng: calculateMean(centres.map(({ lng }) => lng)),
  }));
  await store.write(async (tx) => {
    for (const batch of splitIntoBatches(placeRows, ROWS_PER_BATCH)) {
      await tx.insert(places).values(batch).onConflictDoNothing();
    }
  });
}

function calculateMean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
