import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore, resetStore } from './open-store.ts';
import { operators } from './schema/catalogue.ts';
import { StoreError } from './store-error.ts';

let parent: string;
let folder: string;
/** A data folder with the demo operator, which takes seconds to create. */
let filled: string;

beforeAll(async () => {
  filled = mkdtempSync(join(tmpdir(), 'pavilion-filled-'));
  await (await openStore({ folder: join(filled, 'sandbox') })).close();
}, 60_000);

afterAll(() => {
  rmSync(filled, { recursive: true, force: true });
});

function copyFilled(): void {
  cpSync(join(filled, 'sandbox'), folder, { recursive: true });
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pavilion-store-'));
  folder = join(parent, 'sandbox');
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

async function readRefusal(opening: Promise<unknown>): Promise<string> {
  const outcome = await opening.catch((error: unknown) => error);
  return outcome instanceof StoreError ? outcome.message : `not refused: ${String(outcome)}`;
}

describe('the data folder', { timeout: 60_000 }, () => {
  test('the data survives closing and reopening, quickly and without seeding twice', async () => {
    const progress: string[] = [];
    const firstStore = await openStore({ folder, onProgress: (sentence) => progress.push(sentence) });
    await firstStore.write((tx) => tx.update(operators).set({ name: 'Renamed' }));
    await firstStore.close();
    const started = performance.now();
    const secondStore = await openStore({ folder });
    const warmStart = performance.now() - started;
    const rows = await secondStore.read((db) => db.select().from(operators));
    await secondStore.close();
    expect(rows.map((row) => row.name)).toEqual(['Renamed']);
    expect(warmStart).toBeLessThan(3_000);
    expect(progress).toHaveLength(1);
  });

  test('a second process is refused with a sentence that says which one to stop', async () => {
    copyFilled();
    const store = await openStore({ folder });
    const refusal = await readRefusal(openStore({ folder }));
    await store.close();
    expect(refusal).toContain(`in use by process ${process.pid}: stop that one first`);
  });

  test('the lock of a dead process is replaced', async () => {
    copyFilled();
    const endedProcess = spawn(process.execPath, ['-e', '']);
    await once(endedProcess, 'exit');
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: endedProcess.pid, startedAt: '1' }));
    const store = await openStore({ folder });
    await store.close();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  test('a lock whose process id was reused is replaced', async () => {
    copyFilled();
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, startedAt: 'another time' }));
    const store = await openStore({ folder });
    await store.close();
    expect(readdirSync(parent)).toEqual(['sandbox']);
  });

  test('a broken folder gives one message that says what to do, and a reset repairs it', async () => {
    copyFilled();
    truncateSync(join(folder, 'global', 'pg_control'), 0);
    expect(await readRefusal(openStore({ folder }))).toContain(
      '"npm run sandbox -- --reset" starts it again',
    );
    await resetStore({ folder });
    const store = await openStore({ folder });
    const rows = await store.read((db) => db.select().from(operators));
    await store.close();
    expect(rows).toHaveLength(1);
  });
});

test('a server that does not respond gives one sentence that says what to do, without the password', async () => {
  const refusal = await readRefusal(
    openStore({ databaseUrl: 'postgres://pavilion:secret@127.0.0.1:1/books' }),
  );
  expect(refusal).toMatch(/PostgreSQL does not answer at .* start it or correct DATABASE_URL/);
  expect(refusal).not.toContain('secret');
});
