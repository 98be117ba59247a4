import express, { type Router } from 'express';
import { REPORT_PATH } from './site.ts';

/** Writes what the browser says the Content-Security-Policy has stopped into the log: the rule and the blocked origin. */
export function violationReports(log: (line: string) => void): Router {
  const router = express.Router();
  router.post(
    REPORT_PATH,
    express.json({ type: 'application/reports+json', limit: '50kb' }),
    (request, response) => {
      const reports: unknown = request.body;
      for (const report of Array.isArray(reports) ? reports : [])
        log(`blocked by the page's policy: ${summary(report)}`);
      response.status(204).end();
    },
  );
  return router;
}

/** The addresses in a report may hold a token or a name in their query, so only origins and paths are kept. */
function summary(report: unknown): string {
  const body = property(report, 'body');
  const rule = String(property(body, 'effectiveDirective') ?? 'unknown rule').slice(0, 40);
  return `${rule} ${plainAddress(property(body, 'blockedURL'))} on ${plainAddress(property(body, 'documentURL'))}`;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function plainAddress(address: unknown): string {
  if (typeof address !== 'string') return '?';
  const url = URL.parse(address);
  return (url ? `${url.origin}${url.pathname}` : address).replaceAll(/[^\x21-\x7e]/g, '').slice(0, 120);
}
