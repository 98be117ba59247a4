import type { ConfigurationProblem } from '@/shared/api';

/** Parts of a path that may name a person or their order: ids and numbers. */
const ID = /\/(?:[\da-f]{8}-[\da-f-]{27}|\d+)(?=\/|$)/gi;

/**
 * Tells of what staff have configured and the site cannot show: in the console, and to the operator's own address where there is one.
 * Each of them once in a visit. No answer, no query and no cookie goes with it.
 *
 * @param url where reports are posted to, as the text of a JSON object; null for nowhere
 */
export function createProblemReports(url: string | null): (oddity: ConfigurationProblem) => void {
  const told = new Set<string>();
  return ({ kind, name, problem }) => {
    const key = JSON.stringify([kind, name, problem]);
    if (told.has(key)) return;
    told.add(key);
    console.warn(`pavilion: ${kind} “${name}”: ${problem}`);
    if (url === null) return;
    const page = globalThis.location.pathname.replace(ID, '/:id');
    // As plain text it needs no leave of another origin, and it arrives even when the page is closed.
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ kind, name, problem, page }),
    }).catch(() => {});
  };
}
