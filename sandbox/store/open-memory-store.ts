import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toLondonDate } from '../domain/common/index.ts';
import { hasLoadArena } from '../seed/bookings/load-arena.ts';
import { seedWhenEmpty } from '../seed/seed.ts';
import { type Clock, createStoppedClock, systemClock } from './clock.ts';
import { migrate } from './migrate.ts';
import { openMemoryEngine } from './pglite-engine.ts';
import type { Store } from './store.ts';
import { toStore } from './to-store.ts';

const CACHE = join(import.meta.dirname, '../../.cache/sandbox-templates');
const TEMPLATE_SOURCES = ['migrations', '../seed'].map((folder) => join(import.meta.dirname, folder));

/** The day of the demo data in a test with a clock of its own. */
const DEMO_DAY = createStoppedClock('2026-11-28T12:00:00Z');

interface MemoryStoreOptions {
  readonly clock?: Clock;
  /** Decides the day to which the demo data is relative. */
  readonly demoClock?: Clock;
  readonly bookingsUrl?: string;
}

/**
 * Opens a store in memory with the demo operator, for tests. The first one takes some seconds and is saved as a template
 * in `.cache`; later ones start from it in a fraction of a second. The demo data is relative to today, but in a test with a
 * clock of its own to one fixed day, so that the test finds the same on any day.
 */
export async function openMemoryStore(options: MemoryStoreOptions = {}): Promise<Store> {
  const clock = options.clock ?? systemClock;
  const demoClock = options.demoClock ?? (options.clock ? DEMO_DAY : systemClock);
  const template = join(CACHE, `${calculateFingerprint(demoClock)}.tar`);
  if (!existsSync(template)) await makeTemplate(template, demoClock);
  // Reads the file completely, because another process may be replacing it.
  const engine = await openMemoryEngine(new Blob([readFileSync(template)]));
  return toStore(engine, clock, 'memory', options.bookingsUrl);
}

async function makeTemplate(template: string, demoClock: Clock): Promise<void> {
  const engine = await openMemoryEngine();
  try {
    await migrate(engine.run, randomUUID());
    await seedWhenEmpty(toStore(engine, demoClock, 'memory'));
    const dump = await engine.dump();
    mkdirSync(CACHE, { recursive: true });
    // Writes to a temporary name and renames, because another test may be creating the same template.
    const unfinishedPath = `${template}.${randomUUID()}`;
    writeFileSync(unfinishedPath, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinishedPath, template);
  } finally {
    await engine.close();
  }
}

function calculateFingerprint(demoClock: Clock): string {
  const hash = createHash('sha256').update(hasLoadArena() ? 'with the load arena' : '');
  hash.update(toLondonDate(demoClock.now()));
  for (const folder of TEMPLATE_SOURCES) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(sql|ts)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
