import { inArray, sql } from 'drizzle-orm';
import { isOutcode } from '../domain/rules/postcode.ts';
import { demoId } from '../seed/demo-ids.ts';
import { places } from '../store/schema/catalogue.ts';
import type { Store } from '../store/store.ts';
import { type CsvRow, readCsv } from './csv-file.ts';
import { collectRejections, type ImportProgress, type ImportReport, inPortions } from './import-report.ts';

type PlaceRow = typeof places.$inferInsert;

const COLUMNS = ['outcode', 'lat', 'lng', 'town'];
const PORTION = 500;

/** `--import-outcodes FILE.csv`: the middle of every postcode district, for the geocoder. Importing twice is importing once. */
export async function importOutcodes(
  store: Store,
  file: string,
  onProgress: ImportProgress = () => undefined,
): Promise<ImportReport> {
  const rows = readCsv(file, COLUMNS);
  const rejections = collectRejections();
  const byOutcode = new Map<string, PlaceRow>();
  for (const row of rows) {
    const outcode = row.text('outcode').toUpperCase();
    const problem = problemOf(row) ?? (byOutcode.has(outcode) ? 'this outcode occurs twice' : null);
    if (problem) rejections.add(row.line, problem);
    else byOutcode.set(outcode, toPlace(store.operatorId, outcode, row));
  }
  const good = [...byOutcode.values()];
  let updated = 0;
  let done = 0;
  for (const portion of inPortions(good, PORTION)) {
    updated += await writePortion(store, portion);
    done += portion.length;
    onProgress(done, good.length);
  }
  const { rejected, reasons } = rejections;
  return { read: rows.length, added: good.length - updated, updated, rejected, reasons };
}

function problemOf(row: CsvRow): string | null {
  if (!isOutcode(row.text('outcode'))) return `"${row.text('outcode')}" is not an outcode such as M1 or SW1A`;
  const hasPosition = [row.text('lat'), row.text('lng')].every(
    (text) => text !== '' && Number.isFinite(Number(text)),
  );
  return hasPosition ? null : 'lat and lng must be numbers';
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

async function writePortion(store: Store, portion: PlaceRow[]): Promise<number> {
  const ids = portion.map(({ id }) => id);
  return store.write(async (tx) => {
    const known = await tx.select({ id: places.id }).from(places).where(inArray(places.id, ids));
    await tx
      .insert(places)
      .values(portion)
      .onConflictDoUpdate({
        target: [places.operatorId, places.kind, places.key],
        set: { label: sql`excluded.label`, lat: sql`excluded.lat`, lng: sql`excluded.lng` },
      });
    return known.length;
  });
}
