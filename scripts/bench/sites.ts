import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { MapPlace } from '../../src/shared/map/core/map-point.ts';
import towns from '../../src/shared/map/svg/towns.gen.json' with { type: 'json' };

const INVENTED_COUNT = 13_459;

/** Returns thousands of centres: those of `PAVILION_REAL_DATA/sites-load-test.csv`, or else as many invented ones. */
export function buildBenchSites(): readonly MapPlace[] {
  return readRealSites() ?? buildInventedSites();
}

function readRealSites(): readonly MapPlace[] | null {
  const file = join(process.env.PAVILION_REAL_DATA ?? '', 'sites-load-test.csv');
  if (!existsSync(file)) return null;
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
  return rows.map(({ source_id: id = '', lat, lng }) => ({
    id,
    name: id,
    lat: Number(lat),
    lng: Number(lng),
  }));
}

/** Invents as many centres around the towns of the map, always the same ones. */
function buildInventedSites(): readonly MapPlace[] {
  return Array.from({ length: INVENTED_COUNT }, (_, index) => {
    const [, lat = 0, lng = 0] = towns[index % towns.length] ?? [];
    const [north, east] = [((index * 7919) % 1000) / 10_000, ((index * 104_729) % 1000) / 10_000];
    return { id: String(index), name: `Centre ${index}`, lat: Number(lat) + north, lng: Number(lng) + east };
  });
}
