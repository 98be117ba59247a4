import { configureApi } from '@/shared/api';
import type { Fault, InterleavedAction, OpenDocument } from './document.ts';
import { getCurrentDocument, reportSubmittedCard } from './document.ts';
import type { Operator } from './operator.ts';

const TIMEOUT_MS = 30_000;

/** Caches the terms of memberships, which are the same in every visit and most of what a checkout loads. */
const terms = new Map<string, Promise<TransportAnswer>>();
const TERMS = '/api/terms/membership/';
/** A card in the body of the call that charges it. */
const SUBMITS_CARD = /"(card_identifier|saved_card_id)":"/;
/** The response to an attempt that needs no card any more: the page assumes that the typed card is the one that pays. */
const PAID = /"transaction_status":"authorised"/;

const never = () => new Promise<never>(() => {});

/** Replaces the timeouts of calls, so that the test can let them expire. */
export function holdClocks(): void {
  AbortSignal.timeout = () => {
    const clock = new AbortController();
    getCurrentDocument().clocks.push(clock);
    return clock.signal;
  };
}

/** Carries the calls of every document to the operator, and applies the faults of the test. */
export function carryCalls(operator: Operator, token: () => string): void {
  configureApi({
    baseUrl: operator.sandbox.url,
    timeoutMs: TIMEOUT_MS,
    readToken: token,
    // The token is removed and the page reloads: its customer logs in and returns.
    onUnauthorised: () => getCurrentDocument().end(),
    transport: async (request) => {
      const document = getCurrentDocument();
      const clock = document.clocks.shift();
      if (document.isOver) return never();
      document.inFlight += 1;
      try {
        return await carry(operator, document, request, clock);
      } finally {
        document.inFlight -= 1;
      }
    },
  });
}

async function carry(
  operator: Operator,
  document: OpenDocument,
  request: Request,
  clock: AbortController | undefined,
): Promise<Response> {
  const fault = faultFor(document, request);
  if (fault?.kind === 'server dies') return waitUntilDeath(operator, document, request, fault);
  if (fault?.when === 'before') return applyFault(document, fault, clock);
  const submittedCard = { ...document };
  const isCard = await submitsCard(request);
  const meanwhile = findInterleavedAction(document, request);
  if (meanwhile?.when === 'before') await meanwhile.run();
  const { text, status } = await answerRequest(request);
  if (isCard || PAID.test(text)) reportSubmittedCard(submittedCard, status < 300);
  if (meanwhile?.when === 'after') await meanwhile.run();
  const answer = new Response(text, { status });
  if (document.isOver) return never();
  return fault ? applyFault(document, fault, clock) : answer;
}

/** Stops the server for good before or after it takes money. A call that takes none gets its response. */
async function waitUntilDeath(
  { deathAt }: Operator,
  document: OpenDocument,
  request: Request,
  { call, when }: Fault,
): Promise<Response> {
  const sent = { ...document };
  const isCard = await submitsCard(request);
  const moment = call === 'authorise' ? 'create' : 'capture';
  const death = deathAt(when === 'before' ? moment : `${moment} answered`);
  const timeLimit = new AbortController();
  const answer = ask(request, { headers: death.headers, signal: timeLimit.signal });
  const outcome = await Promise.race([answer, death.came]);
  if (outcome === 'died') {
    document.serverDied();
    if (isCard) reportSubmittedCard(sent, false);
    timeLimit.abort();
    await answer.catch(() => undefined);
    throw new TypeError('Failed to fetch');
  }
  const { text, status } = outcome;
  if (isCard || PAID.test(text)) reportSubmittedCard(sent, status < 300);
  return document.isOver ? never() : new Response(text, { status });
}

interface TransportAnswer {
  readonly text: string;
  readonly status: number;
}

/** Whether a call submits a card to the operator's server. */
async function submitsCard(request: Request): Promise<boolean> {
  return SUBMITS_CARD.test(await request.clone().text());
}

function answerRequest(request: Request): Promise<TransportAnswer> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(TERMS)) return ask(request);
  const answer = terms.get(pathname) ?? ask(request);
  terms.set(pathname, answer);
  return answer;
}

async function ask(
  request: Request,
  also: { headers?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
): Promise<TransportAnswer> {
  const { url, method } = request;
  const { headers = {}, ...options } = also;
  const body = await request.text();
  const sent = { ...Object.fromEntries(request.headers), ...headers };
  const response = await fetch(url, { method, headers: sent, ...options, ...(body === '' ? {} : { body }) });
  return { text: await response.text(), status: response.status };
}

/** Takes the fault for a call; each fault occurs once. */
function faultFor(document: OpenDocument, { url }: Request): Fault | null {
  const { fault } = document;
  if (fault === null || !new URL(url).pathname.includes(fault.call)) return null;
  document.fault = null;
  return fault;
}

/** Takes the change in another tab for a call; each happens once. */
function findInterleavedAction(document: OpenDocument, { url }: Request): InterleavedAction | null {
  const { meanwhile } = document;
  if (meanwhile === null || !new URL(url).pathname.includes(meanwhile.call)) return null;
  document.meanwhile = null;
  return meanwhile;
}

function applyFault(
  document: OpenDocument,
  { kind }: Fault,
  clock?: AbortController,
): Response | Promise<never> {
  switch (kind) {
    case 'timeout': {
      // Ends the call with its timeout, like fetch.
      const isUp = new DOMException('The time is up.', 'TimeoutError');
      clock?.abort(isUp);
      throw isUp;
    }
    case 'connection lost':
      throw new TypeError('Failed to fetch');
    case '401':
      return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
    case '429':
      return Response.json({ message: 'Too many requests.' }, { status: 429 });
    case '500':
      return Response.json({ message: 'Server Error' }, { status: 500 });
    case '502':
      return new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
    case 'server dies':
      throw new Error('A server that dies is not a fault of the line.');
    case 'reload':
      document.end();
      return never();
  }
}
