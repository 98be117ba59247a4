import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayInLondon } from '../domain/common/index.ts';
import { hasLoadArena } from '../seed/bookings/load-arena.ts';
import { seedWhenEmpty } from '../seed/seed.ts';
import { type Clock, systemClock } from './clock.ts';
import { migrate } from './migrate.ts';
import { openMemoryEngine } from './pglite-engine.ts';
import type { Store } from './store.ts';
import { toStore } from './to-store.ts';

const CACHE = join(import.meta.dirname, '../../.cache/sandbox-templates');
const TEMPLATE_SOURCES = ['migrations', '../seed'].map((folder) => join(import.meta.dirname, folder));

/**
 * Opens a store in memory with the demo operator, for tests. The first one takes some seconds and is saved as a template
 * in `.cache`; later ones start from it in a fraction of a second. Each day has its own, because the demo customers' dates are
 * relative to the day on which they are added.
 */
export async function openMemoryStore(options: { clock?: Clock; bookingsUrl?: string } = {}): Promise<Store> {
  const clock = options.clock ?? systemClock;
  const template = join(CACHE, `${fingerprint()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  // Reads the file completely, because another process may be replacing it.
  const engine = await openMemoryEngine(new Blob([readFileSync(template)]));
  return toStore(engine, clock, 'memory', options.bookingsUrl);
}

async function makeTemplate(template: string): Promise<void> {
  const engine = await openMemoryEngine();
  try {
    await migrate(engine.run, randomUUID());
    await seedWhenEmpty(toStore(engine, systemClock, 'memory'));
    const dump = await engine.dump();
    mkdirSync(CACHE, { recursive: true });
    // Writes to a temporary name and renames, because another test may be creating the same template.
    const unfinished = `${template}.${randomUUID()}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, template);
  } finally {
    await engine.close();
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(hasLoadArena() ? 'with the load arena' : '');
  hash.update(todayInLondon(systemClock.now()));
  for (const folder of TEMPLATE_SOURCES) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(sql|ts)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
