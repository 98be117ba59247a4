import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies the holder of a lock. A process id can be reused, but together with the start time it is unique. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** The identity of a process; null if it is not running. */
export function findProcessIdentity(pid: number): ProcessIdentity | null {
  if (!isRunning(pid)) return null;
  return { pid, startedAt: startTimeOf(pid) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// On Linux, the start time in clock ticks since boot (field 22 of /proc/<pid>/stat); on other systems, the one from `ps`.
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2);
    return afterName.split(' ')[19] ?? '';
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    } catch {
      return '';
    }
  }
}
