import { configureApi } from '@/shared/api';
import type { Fault, InterleavedAction, OpenDocument } from './document.ts';
import { getCurrentDocument, reportSubmittedCard } from './document.ts';
import type { Operator } from './operator.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** Caches the terms of memberships, which are the same in every visit and most of what a checkout loads. */
const termsAnswers = new Map<string, Promise<TransportAnswer>>();
const TERMS_PATH = '/api/terms/membership/';
/** A card in the body of the call that charges it. */
const SUBMITTED_CARD_PATTERN = /"(card_identifier|saved_card_id)":"/;
/** The response to an attempt that needs no card any more: the page assumes that the typed card is the one that pays. */
const PAID_PATTERN = /"transaction_status":"authorised"/;

const waitForever = () => new Promise<never>(() => {});

/** Replaces the timeouts of calls, so that the test can let them expire. */
export function replaceTimeouts(): void {
  AbortSignal.timeout = () => {
    const timeout = new AbortController();
    getCurrentDocument().timeouts.push(timeout);
    return timeout.signal;
  };
}

/** Carries the calls of every document to the operator, and applies the faults of the test. */
export function installTransport(operator: Operator, token: () => string): void {
  configureApi({
    baseUrl: operator.sandbox.url,
    timeoutMs: REQUEST_TIMEOUT_MS,
    readToken: token,
    // The token is removed and the page reloads: its customer logs in and returns.
    onUnauthorised: () => getCurrentDocument().end(),
    transport: async (request) => {
      const document = getCurrentDocument();
      const timeout = document.timeouts.shift();
      if (document.isOver) return waitForever();
      document.inFlight += 1;
      try {
        return await carryCall(operator, document, request, timeout);
      } finally {
        document.inFlight -= 1;
      }
    },
  });
}

async function carryCall(
  operator: Operator,
  document: OpenDocument,
  request: Request,
  timeout: AbortController | undefined,
): Promise<Response> {
  const fault = takeFault(document, request);
  if (fault?.kind === 'server dies') return carryUntilCrash(operator, document, request, fault);
  if (fault?.when === 'before') return applyFault(document, fault, timeout);
  const documentAtSubmission = { ...document };
  const isCardSubmitted = await isSubmittingCard(request);
  const interleavedAction = takeInterleavedAction(document, request);
  if (interleavedAction?.when === 'before') await interleavedAction.run();
  const { text, status } = await answerRequest(request);
  if (isCardSubmitted || PAID_PATTERN.test(text)) reportSubmittedCard(documentAtSubmission, status < 300);
  if (interleavedAction?.when === 'after') await interleavedAction.run();
  const answer = new Response(text, { status });
  if (document.isOver) return waitForever();
  return fault ? applyFault(document, fault, timeout) : answer;
}

/** Stops the server for good before or after it takes money. A call that takes none gets its response. */
async function carryUntilCrash(
  { crashAt }: Operator,
  document: OpenDocument,
  request: Request,
  { addressPart, when }: Fault,
): Promise<Response> {
  const documentAtSubmission = { ...document };
  const isCardSubmitted = await isSubmittingCard(request);
  const moment = addressPart === 'authorise' ? 'create' : 'capture';
  const crash = crashAt(when === 'before' ? moment : `${moment} answered`);
  const crashTimeout = new AbortController();
  const answer = fetchAnswer(request, { headers: crash.headers, signal: crashTimeout.signal });
  const outcome = await Promise.race([answer, crash.crashed]);
  if (outcome === 'died') {
    document.serverDied();
    if (isCardSubmitted) reportSubmittedCard(documentAtSubmission, false);
    crashTimeout.abort();
    await answer.catch(() => undefined);
    throw new TypeError('Failed to fetch');
  }
  const { text, status } = outcome;
  if (isCardSubmitted || PAID_PATTERN.test(text)) reportSubmittedCard(documentAtSubmission, status < 300);
  return document.isOver ? waitForever() : new Response(text, { status });
}

interface TransportAnswer {
  readonly text: string;
  readonly status: number;
}

/** Whether a call submits a card to the operator's server. */
async function isSubmittingCard(request: Request): Promise<boolean> {
  return SUBMITTED_CARD_PATTERN.test(await request.clone().text());
}

function answerRequest(request: Request): Promise<TransportAnswer> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(TERMS_PATH)) return fetchAnswer(request);
  const answer = termsAnswers.get(pathname) ?? fetchAnswer(request);
  termsAnswers.set(pathname, answer);
  return answer;
}

async function fetchAnswer(
  request: Request,
  requestOptions: { headers?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
): Promise<TransportAnswer> {
  const { url, method } = request;
  const { headers = {}, ...options } = requestOptions;
  const body = await request.text();
  const sentHeaders = { ...Object.fromEntries(request.headers), ...headers };
  const response = await fetch(url, {
    method,
    headers: sentHeaders,
    ...options,
    ...(body === '' ? {} : { body }),
  });
  return { text: await response.text(), status: response.status };
}

/** Takes the fault for a call; each fault occurs once. */
function takeFault(document: OpenDocument, { url }: Request): Fault | null {
  const { fault } = document;
  if (fault === null || !new URL(url).pathname.includes(fault.addressPart)) return null;
  document.fault = null;
  return fault;
}

/** Takes the change in another tab for a call; each happens once. */
function takeInterleavedAction(document: OpenDocument, { url }: Request): InterleavedAction | null {
  const { interleavedAction } = document;
  if (interleavedAction === null || !new URL(url).pathname.includes(interleavedAction.addressPart))
    return null;
  document.interleavedAction = null;
  return interleavedAction;
}

function applyFault(
  document: OpenDocument,
  { kind }: Fault,
  timeout?: AbortController,
): Response | Promise<never> {
  switch (kind) {
    case 'timeout': {
      // Ends the call with its timeout, like fetch.
      const timeoutError = new DOMException('The time is up.', 'TimeoutError');
      timeout?.abort(timeoutError);
      throw timeoutError;
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
      return waitForever();
  }
}
