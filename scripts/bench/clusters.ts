import { createClusters } from '../../src/shared/map/core/clusters.ts';
import { findStartView } from '../../src/shared/map/core/view.ts';
import type { Tally } from '../../tooling/run.ts';
import { buildBenchSites } from './sites.ts';

const BUDGET_MS = 50;
const RUNS = 7;
const MAP_SIZE = { width: 800, height: 645 };
const MANCHESTER = { lat: 53.4773, lng: -2.2351 };
const ZOOMS = [4.92, 6, 8, 10, 12, 14, 16, 20];

/**
 * Measures the processor time of the map's clusters for 13,459 centres. Clustering for a new zoom level is one task on the main
 * thread, so it must stay within 50 ms.
 */
export function measureClusters(): Tally {
  const places = buildBenchSites();
  const rows = ZOOMS.map((zoom) => {
    const times = Array.from({ length: RUNS }, () => {
      const started = process.cpuUsage();
      const centre = zoom < 6 ? findStartView('finder', MAP_SIZE).centre : MANCHESTER;
      const marks = createClusters(places).listMarks({ centre, zoom }, MAP_SIZE).length;
      return { ms: process.cpuUsage(started).user / 1000, marks };
    });
    const sortedTimes = times.map(({ ms }) => ms).toSorted((first, second) => first - second);
    return { zoom, ms: sortedTimes[Math.floor(RUNS / 2)] ?? 0, marks: times[0]?.marks ?? 0 };
  });
  for (const { zoom, ms, marks } of rows)
    console.log(`    zoom ${zoom}: ${ms.toFixed(1)} ms, ${marks} marks`);
  const longest = Math.max(...rows.map(({ ms }) => ms));
  const isWithinBudget = longest <= BUDGET_MS;
  console.log(
    `${isWithinBudget ? '✓' : '✗'} clusters of ${places.length} centres: ${longest.toFixed(1)} ms of ${BUDGET_MS} at the slowest zoom`,
  );
  return isWithinBudget ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
