import type { ConfigurationProblem } from '@/shared/api';

/** Path segments that may identify a person or order: ids and numbers. */
const ID = /\/(?:[\da-f]{8}-[\da-f-]{27}|\d+)(?=\/|$)/gi;

/**
 * Reports configuration that the site cannot show, once per visit: in the console and to the configured address.
 * Reports contain no answer, query or cookie.
 *
 * @param url where reports are posted as JSON text; null for nowhere
 */
export function createProblemReports(url: string | null): (problem: ConfigurationProblem) => void {
  const reported = new Set<string>();
  return ({ kind, name, problem }) => {
    const key = JSON.stringify([kind, name, problem]);
    if (reported.has(key)) return;
    reported.add(key);
    console.warn(`pavilion: ${kind} “${name}”: ${problem}`);
    if (url === null) return;
    const page = globalThis.location.pathname.replace(ID, '/:id');
    // Plain text needs no CORS preflight; `keepalive` delivers it when the page closes.
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
