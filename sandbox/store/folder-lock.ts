import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findProcessIdentity, type ProcessIdentity } from './process-identity.ts';
import { StoreError } from './store-error.ts';

export interface FolderLock {
  release(): void;
}

const ATTEMPTS = 5;

/**
 * Locks a data folder for this process, because two processes on one folder would silently lose rows. The lock is a file
 * beside the folder (`sandbox.lock`). The lock of a dead process is replaced.
 */
export function lockFolder(folder: string): FolderLock {
  const file = `${folder}.lock`;
  const ownProcess = findProcessIdentity(process.pid);
  if (!ownProcess) throw new StoreError('This process cannot see itself, so it cannot lock its data folder.');
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (createLock(file, ownProcess)) return { release: () => releaseLock(file, ownProcess) };
    const holder = readLock(file);
    if (holder && isAlive(holder)) {
      throw new StoreError(
        `The data folder ${folder} is in use by process ${holder.pid}: stop that one first (Ctrl-C where it runs, or "kill ${holder.pid}").`,
      );
    }
    discardLock(file, ownProcess);
  }
  throw new StoreError(`The lock ${file} cannot be taken over: delete it if no sandbox is running.`);
}

function createLock(file: string, ownProcess: ProcessIdentity): boolean {
  try {
    writeFileSync(file, JSON.stringify(ownProcess), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new StoreError(`The lock ${file} cannot be written: make its folder writable.`, error);
  }
}

function readLock(file: string): ProcessIdentity | null {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null) return null;
    if (!('pid' in content) || typeof content.pid !== 'number') return null;
    if (!('startedAt' in content) || typeof content.startedAt !== 'string') return null;
    return { pid: content.pid, startedAt: content.startedAt };
  } catch {
    return null;
  }
}

function isAlive(holder: ProcessIdentity): boolean {
  return findProcessIdentity(holder.pid)?.startedAt === holder.startedAt;
}

// Renaming is atomic: if two processes find the same stale lock, only one removes it.
function discardLock(file: string, ownProcess: ProcessIdentity): void {
  const aside = `${file}.${ownProcess.pid}`;
  try {
    renameSync(file, aside);
    const takenLock = readLock(aside);
    if (takenLock && isAlive(takenLock)) renameSync(aside, file);
    else rmSync(aside, { force: true });
  } catch {
    // Another process was faster; the next attempt reads its lock.
  }
}

function releaseLock(file: string, ownProcess: ProcessIdentity): void {
  const holder = readLock(file);
  if (holder?.pid === ownProcess.pid && holder.startedAt === ownProcess.startedAt)
    rmSync(file, { force: true });
}
