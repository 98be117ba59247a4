import { inArray, sql } from 'drizzle-orm';
import { isOutcode } from '../domain/catalogue/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { places } from '../store/schema/catalogue.ts';
import type { Store } from '../store/store.ts';
import { type CsvRow, readCsv } from './csv-file.ts';
import type { ImportProgress, ImportReport } from './import-report.ts';
import { findPositionProblem, importRows } from './import-rows.ts';

type PlaceRow = typeof places.$inferInsert;

const REQUIRED_COLUMNS = ['outcode', 'lat', 'lng', 'town'];
const ROWS_PER_BATCH = 500;

/** `--import-outcodes FILE.csv`: imports the centre of every postcode district for the geocoder. Repeatable. */
export async function importOutcodes(
  store: Store,
  file: string,
  onProgress: ImportProgress = () => undefined,
): Promise<ImportReport> {
  const { report } = await importRows(
    readCsv(file, REQUIRED_COLUMNS),
    {
      readKey: readOutcode,
      keyName: 'outcode',
      findProblem: findRowProblem,
      toRow: (row) => toPlace(store.operatorId, readOutcode(row), row),
      batchSize: ROWS_PER_BATCH,
      writeBatch: (batch) => writeBatch(store, batch),
    },
    onProgress,
  );
  return report;
}

function readOutcode(row: CsvRow): string {
  return row.text('outcode').toUpperCase();
}

function findRowProblem(row: CsvRow): string | null {
  if (!isOutcode(row.text('outcode'))) return `"${row.text('outcode')}" is not an outcode such as M1 or SW1A`;
  return findPositionProblem(row);
}

function toPlace(operatorId: string, outcode: string, row: CsvRow): PlaceRow {
  const town = row.text('town');
  return {
    id: demoId(`place:outcode:${outcode}`),
    operatorId,
    kind: 'outcode',
    key: outcode,
    label: town === '' ? outcode : `${outcode}, ${town}`,
    lat: Number(row.text('lat')),
    lng: Number(row.text('lng')),
  };
}

async function writeBatch(store: Store, batch: PlaceRow[]): Promise<number> {
  const ids = batch.map(({ id }) => id);
  return store.write(async (tx) => {
    const existingPlaces = await tx.select({ id: places.id }).from(places).where(inArray(places.id, ids));
    await tx
      .insert(places)
      .values(batch)
      .onConflictDoUpdate({
        target: [places.operatorId, places.kind, places.key],
        set: { label: sql`excluded.label`, lat: sql`excluded.lat`, lng: sql`excluded.lng` },
      });
    return existingPlaces.length;
  });
}
