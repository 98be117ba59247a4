import type { ConfigurationProblem } from '@/shared/api';
import { readStored, writeStored } from '@/shared/lib';
import { formatProblem } from './problem-message';

const SENT_REPORTS_KEY = 'pavilion_reported';

/** Path segments that may identify a person or order: ids and numbers. */
const ID_PATTERN = /\/(?:[\da-f]{8}-[\da-f-]{27}|\d+)(?=\/|$)/gi;

/** Whether this tab has not reported the problem yet; stored in the tab, so that its next document knows too. */
function claimFirstReport(reportKey: string): boolean {
  const sentReports = (readStored('session', SENT_REPORTS_KEY) ?? '').split('\n');
  if (sentReports.includes(reportKey)) return false;
  writeStored('session', SENT_REPORTS_KEY, [...sentReports, reportKey].join('\n'));
  return true;
}

/**
 * Reports configuration that the site cannot show: in the console once per document, and to the configured address
 * once per tab. Reports contain no answers, queries or cookies.
 *
 * @param url the address that reports are posted to as JSON text; null if they are not posted.
 */
export function createProblemReports(url: string | null): (problem: ConfigurationProblem) => void {
  const reportedKeys = new Set<string>();
  return (configurationProblem) => {
    const { kind, name } = configurationProblem;
    const problem = formatProblem(configurationProblem);
    const reportKey = JSON.stringify([kind, name, problem]);
    if (reportedKeys.has(reportKey)) return;
    reportedKeys.add(reportKey);
    console.warn(`pavilion: ${kind} “${name}”: ${problem}`);
    if (url === null || !claimFirstReport(reportKey)) return;
    const page = globalThis.location.pathname.replace(ID_PATTERN, '/:id');
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
