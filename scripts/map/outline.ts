import { geoMercator, geoPath } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { calculateWorldPixels, toFlat } from '../../src/shared/map/core/projection.ts';
import { OUTLINE_ORIGIN, OUTLINE_ZOOM } from '../../src/shared/map/svg/outline-frame.ts';

/** Countries by ISO 3166 number: the United Kingdom, the Isle of Man, Jersey, Guernsey. */
const HOME_COUNTRIES = new Set(['826', '833', '832', '831']);
/** Ireland, and the coasts at the edges of the map. */
const NEIGHBOUR_COUNTRIES = new Set(['372', '250', '056', '528', '276', '578', '208']);
const SOUTH_EAST = { lat: 48.2, lng: 7 };

export type WorldMap = Topology<{ countries: GeometryCollection }>;

/** Draws the coasts as SVG path data in whole pixels of the frame. 1 px is about 350 m, less than the error of the source. */
export function buildOutlinePaths(worldMap: WorldMap): { home: string; abroad: string } {
  const { features } = feature(worldMap, worldMap.objects.countries);
  const scale = calculateWorldPixels(OUTLINE_ZOOM);
  const origin = toFlat(OUTLINE_ORIGIN);
  const southEast = toFlat(SOUTH_EAST);
  const projection = geoMercator()
    .scale(scale / (2 * Math.PI))
    .translate([(0.5 - origin.x) * scale, (0.5 - origin.y) * scale])
    .clipExtent([
      [0, 0],
      [(southEast.x - origin.x) * scale, (southEast.y - origin.y) * scale],
    ]);
  const drawPath = geoPath(projection).digits(0);
  const buildPath = (ids: ReadonlySet<string>) =>
    features
      .filter(({ id }) => ids.has(String(id)))
      .map((country: Feature<Geometry>) => shortenPath(drawPath(country) ?? ''))
      .join('');
  return { home: buildPath(HOME_COUNTRIES), abroad: buildPath(NEIGHBOUR_COUNTRIES) };
}

/** Writes the lines with relative coordinates, which are shorter. Leaves out rings that are smaller than a pixel. */
function shortenPath(path: string): string {
  const rings = path.split('M').filter(Boolean);
  return rings.map((ring) => buildRing(ring.replace(/Z$/, ''))).join('');
}

function buildRing(ring: string): string {
  const corners = ring.split('L').map((pair) => pair.split(',').map(Number));
  let [x, y] = [Number.NaN, Number.NaN];
  const lineSteps: string[] = [];
  for (const [nextX = 0, nextY = 0] of corners) {
    if (nextX === x && nextY === y) continue;
    lineSteps.push(lineSteps.length === 0 ? `M${nextX} ${nextY}l` : `${nextX - x} ${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  return lineSteps.length < 4 ? '' : `${lineSteps[0]}${lineSteps.slice(1).join(' ').replaceAll(' -', '-')}z`;
}
