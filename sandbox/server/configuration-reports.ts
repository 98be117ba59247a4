import express, { type Router } from 'express';
import { createLimitedLog } from './limited-log.ts';
import { CONFIGURATION_REPORTS_PATH } from './settings.ts';

const MAX_LENGTH = 200;

/**
 * Logs the site's reports about configuration values that it cannot use.
 * @param now the clock, in ms
 */
export function configurationReports(log: (line: string) => void, now: () => number = Date.now): Router {
  const router = express.Router();
  const write = createLimitedLog(log, 'reports of the configuration', now);
  router.post(CONFIGURATION_REPORTS_PATH, express.text({ limit: '10kb' }), (request, response) => {
    const report = readReport(request.body);
    if (report) write(`cannot be shown as configured: ${report}`);
    response.status(204).end();
  });
  return router;
}

function readReport(body: unknown): string | null {
  try {
    const report: unknown = JSON.parse(String(body));
    const [kind, name, problem, page] = ['kind', 'name', 'problem', 'page'].map((key) =>
      readPart(report, key),
    );
    return `${kind} “${name}” on ${page}. ${problem}`;
  } catch {
    return null;
  }
}

/** A value of the report as one line, because any caller may send a report. */
function readPart(report: unknown, key: string): string {
  const value =
    typeof report === 'object' && report !== null
      ? Object.getOwnPropertyDescriptor(report, key)?.value
      : undefined;
  return typeof value === 'string'
    ? value.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').slice(0, MAX_LENGTH)
    : '?';
}
