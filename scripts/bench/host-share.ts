import { existsSync, readFileSync } from 'node:fs';

const COUNTERS_FILE = '/proc/stat';
/** The column of steal time: processor time that the host of a virtual machine gave to others. */
const STEAL_COLUMN = 7;
/** The number of columns to add up. The guest times after them are already part of the user time. */
const COUNTED_COLUMNS = 8;

/**
 * Starts to measure which share of this virtual machine's processor time its host gives to others. Throttling the browser
 * multiplies the effect of that share.
 *
 * @returns a function that returns a sentence with the share, or null if the system does not report it
 */
export function measureHostShare(): () => string | null {
  const ticksBefore = readTicks();
  return () => {
    const ticksAfter = readTicks();
    if (!ticksBefore || !ticksAfter) return null;
    const share = (ticksAfter.stolen - ticksBefore.stolen) / (ticksAfter.all - ticksBefore.all);
    return `During the bench, the host gave ${Math.round(share * 100)} % of this machine’s processor time to others.`;
  };
}

function readTicks(): { all: number; stolen: number } | null {
  if (!existsSync(COUNTERS_FILE)) return null;
  const [line = ''] = readFileSync(COUNTERS_FILE, 'utf8').split('\n');
  const counts = line.split(/\s+/).slice(1).map(Number);
  const all = counts.slice(0, COUNTED_COLUMNS).reduce((sum, count) => sum + count, 0);
  return { all, stolen: counts[STEAL_COLUMN] ?? 0 };
}
