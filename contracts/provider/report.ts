import { findTemplate } from './api-document.ts';
import type { Interaction } from './interactions.ts';
import type { Exchange } from './relay.ts';
import type { ReplayResult } from './replay.ts';

/** The number of characters of a response body that a report quotes. */
const EXCERPT_LENGTH = 300;

/**
 * Formats the report on an interaction: one line if it is honoured; otherwise the call, the problems, the response and a curl
 * command that repeats the request.
 */
export function formatReport(
  { method, path, status, state, description }: Interaction,
  { problems, exchange, isLeftOut, isNotOffered }: ReplayResult,
  providerUrl: string,
): string[] {
  const call = `${method} ${findTemplate(path)}`;
  if (isNotOffered) return [`  – ${call} → ${status}  ${description}: not offered`];
  if (isLeftOut) return [`  – ${call} → ${status}  ${description}: left out`];
  if (problems.length === 0) return [`  ✓ ${call} → ${status}  ${description}`];
  const answerText = describeAnswer(exchange);
  const isStatus = answerText === `${status} received`;
  return [
    `  ✗ ${call} → ${isStatus ? `${status}, with a wrong answer` : `${status} expected, ${answerText}`}`,
    `    · ${description}; state: ${state}`,
    ...problems.map((problem) => `    · ${problem}`),
    ...(exchange === null ? [] : [...formatAnswer(exchange), `    · ${formatCurl(exchange, providerUrl)}`]),
  ];
}

function describeAnswer(exchange: Exchange | null): string {
  if (exchange === null) return 'not sent';
  return 'reason' in exchange.outcome ? 'no answer' : `${exchange.outcome.status} received`;
}

function formatAnswer({ outcome }: Exchange): string[] {
  if ('reason' in outcome) return [];
  const text = outcome.body.replace(/\s+/g, ' ').trim();
  return [
    `    · answered: ${text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text || '(nothing)'}`,
  ];
}

function formatCurl({ method, path, headers, body }: Exchange, providerUrl: string): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const parts = Object.entries(headers)
    .filter(([name]) => name !== 'user-agent')
    .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const data = body === '' ? [] : [`--data-raw ${quote(body)}`];
  return ['curl -i -X', method, quote(`${providerUrl}${path}`), ...parts, ...data].join(' ');
}
