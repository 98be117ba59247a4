import express, { type Router } from 'express';
import { createLimitedLog } from './limited-log.ts';
import { REPORT_PATH } from './site.ts';

const RULE_LENGTH = 40;
const ADDRESS_LENGTH = 120;

/**
 * Logs the browser's reports of Content-Security-Policy violations: the rule and the blocked origin. A report is untrusted
 * input: it becomes one line of plain characters with a limited length.
 *
 * @param now the clock, in ms
 */
export function violationReports(log: (line: string) => void, now: () => number = Date.now): Router {
  const router = express.Router();
  const write = createLimitedLog(log, 'reports of the policy', now);
  router.post(
    REPORT_PATH,
    express.json({ type: 'application/reports+json', limit: '50kb' }),
    (request, response) => {
      const reports: unknown = request.body;
      for (const report of Array.isArray(reports) ? reports : [])
        write(`blocked by the page's policy: ${formatSummary(report)}`);
      response.status(204).end();
    },
  );
  return router;
}

/** Keeps only origins and paths, because the query of a reported address may contain a token or a name. */
function formatSummary(report: unknown): string {
  const body = readProperty(report, 'body');
  const rule = toPlainText(String(readProperty(body, 'effectiveDirective') ?? 'unknown rule'), RULE_LENGTH);
  return `${rule} ${toPlainAddress(readProperty(body, 'blockedURL'))} on ${toPlainAddress(readProperty(body, 'documentURL'))}`;
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function toPlainAddress(address: unknown): string {
  if (typeof address !== 'string') return '?';
  const url = URL.parse(address);
  return toPlainText(url ? `${url.origin}${url.pathname}` : address, ADDRESS_LENGTH);
}

/** Keeps only printable ASCII: no line breaks, terminal codes or bidirectional marks. */
function toPlainText(text: string, length: number): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, length);
}
