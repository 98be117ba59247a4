import { getCurrentDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { readInside } from '../operator.ts';
import { recordCalls, showFrame } from './window.ts';

type ResultCallback = (result: unknown) => void;

/** Defines what sagepay.js defines: its drop-in, and its call for a saved card. */
export function installOpayo(operator: Operator): void {
  const { sandbox } = operator;
  const send = recordCalls(operator);
  const ask = (path: string, key: string, body: unknown) =>
    send(`${sandbox.settings.simulators.opayoLike}/api/v1/${path}`, body, `Bearer ${key}`);

  async function tokenise(key: string): Promise<unknown> {
    const { number, holder, securityCode, breaks, strangersId } = getCurrentDocument().card;
    if (breaks === 'before' || breaks === 'connection lost') return failed({ code: '9999' });
    if (strangersId !== null) return { success: true, cardIdentifier: strangersId };
    const expiryDate = `12${String(new Date().getFullYear() + 3).slice(-2)}`;
    const cardDetails = { cardholderName: holder, cardNumber: number, expiryDate, securityCode };
    const answer = await ask('card-identifiers', key, { cardDetails });
    const cardIdentifier = readInside(answer, 'cardIdentifier');
    return cardIdentifier === undefined ? failed(readFirst(answer)) : { success: true, cardIdentifier };
  }

  function createDropIn(options: {
    merchantSessionKey: string;
    containerSelector: string;
    onTokenise: ResultCallback;
  }) {
    let key = options.merchantSessionKey;
    const document = getCurrentDocument();
    const place = document.container.querySelector(options.containerSelector);
    if (place !== null) showFrame(place);
    // The page's container is outside jsdom's document, where nothing can have the focus.
    const form = place?.closest('form') ?? document.container;
    Object.defineProperty(form, 'isConnected', { get: () => !document.isOver });
    document.typed = () => visit(place?.querySelector('iframe') ?? null);
    return {
      form: () => {},
      tokenise(newKey?: { newMerchantSessionKey: string }) {
        key = newKey?.newMerchantSessionKey ?? key;
        void tokenise(key).then(options.onTokenise);
      },
      destroy: () => {},
    };
  }

  async function activate(key: string, id: string, securityCode: string): Promise<unknown> {
    const answer = await ask(`card-identifiers/${id}/security-code`, key, { securityCode });
    return answer === null
      ? { success: true }
      : { success: false, errors: [describeProblem(readFirst(answer))] };
  }

  Reflect.set(globalThis, 'sagepayCheckout', createDropIn);
  Reflect.set(globalThis, 'sagepayOwnForm', ({ merchantSessionKey }: { merchantSessionKey: string }) => ({
    tokeniseCardDetails: () => {},
    activateReusableCardIdentifier: (given: {
      reusableCardIdentifier: string;
      securityCode: string;
      onActivated: ResultCallback;
    }) => {
      const { reusableCardIdentifier, securityCode, onActivated } = given;
      void activate(merchantSessionKey, reusableCardIdentifier, securityCode).then(onActivated);
    },
  }));
}

/** Moves the customer's focus into a frame. */
function visit(frame: Element | null): void {
  Object.defineProperty(globalThis.document, 'activeElement', { configurable: true, value: frame });
  window.dispatchEvent(new Event('blur'));
  Reflect.deleteProperty(globalThis.document, 'activeElement');
}

/** The first of several problems, or the only one. */
function readFirst(answer: unknown): unknown {
  const errors = readInside(answer, 'errors');
  return Array.isArray(errors) ? errors[0] : answer;
}

function describeProblem(problem: unknown) {
  const message = readInside(problem, 'clientMessage') ?? readInside(problem, 'description') ?? '';
  return { code: Number(readInside(problem, 'code')), message };
}

function failed(problem: unknown) {
  const { code, message } = describeProblem(problem);
  return { success: false, error: { httpCode: 400, errorCode: code, errorMessage: message } };
}
