import { existsSync, readFileSync } from 'node:fs';

const COUNTERS = '/proc/stat';
/** The column of steal time: what the host of a virtual machine kept to itself. */
const STOLEN = 7;
/** Guests' times, which follow it, are part of the user's. */
const COUNTED = 8;

/**
 * Begins to count; the answer is the sentence of how much of this virtual machine's processors its host gave to others
 * meanwhile, or none where the system does not say. Throttling the browser multiplies the share that was lost.
 */
export function countHostShare(): () => string | null {
  const before = ticks();
  return () => {
    const after = ticks();
    if (!before || !after) return null;
    const share = (after.stolen - before.stolen) / (after.all - before.all);
    return `The machine's host took ${Math.round(share * 100)} % of its processors meanwhile.`;
  };
}

function ticks(): { all: number; stolen: number } | null {
  if (!existsSync(COUNTERS)) return null;
  const [line = ''] = readFileSync(COUNTERS, 'utf8').split('\n');
  const counts = line.split(/\s+/).slice(1).map(Number);
  const all = counts.slice(0, COUNTED).reduce((sum, count) => sum + count, 0);
  return { all, stolen: counts[STOLEN] ?? 0 };
}
