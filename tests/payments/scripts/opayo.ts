import { getCurrentDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { readInside } from '../operator.ts';
import { countCalls, showFrame } from './window.ts';

type ResultCallback = (result: unknown) => void;

/** Defines what sagepay.js defines: its drop-in, and its call for a saved card. */
export function installOpayo(operator: Operator): void {
  const { sandbox } = operator;
  const send = countCalls(operator);
  const requestOpayo = (apiPath: string, sessionKey: string, body: unknown) =>
    send(`${sandbox.settings.simulators.opayoLike}/api/v1/${apiPath}`, body, `Bearer ${sessionKey}`);

  async function tokenise(sessionKey: string): Promise<unknown> {
    const { number, holder, securityCode, scriptFailure, strangersCardId } = getCurrentDocument().card;
    if (scriptFailure === 'before' || scriptFailure === 'connection lost')
      return buildTokenFailure({ code: '9999' });
    if (strangersCardId !== null) return { success: true, cardIdentifier: strangersCardId };
    const expiryDate = `12${String(new Date().getFullYear() + 3).slice(-2)}`;
    const cardDetails = { cardholderName: holder, cardNumber: number, expiryDate, securityCode };
    const answer = await requestOpayo('card-identifiers', sessionKey, { cardDetails });
    const cardIdentifier = readInside(answer, 'cardIdentifier');
    return cardIdentifier === undefined
      ? buildTokenFailure(readFirstProblem(answer))
      : { success: true, cardIdentifier };
  }

  function createOpayoDropIn(options: {
    merchantSessionKey: string;
    containerSelector: string;
    onTokenise: ResultCallback;
  }) {
    let sessionKey = options.merchantSessionKey;
    const document = getCurrentDocument();
    const placeholder = document.container.querySelector(options.containerSelector);
    if (placeholder !== null) showFrame(placeholder);
    // The page's container is outside jsdom's document, where nothing can have the focus.
    const form = placeholder?.closest('form') ?? document.container;
    Object.defineProperty(form, 'isConnected', { get: () => !document.isOver });
    document.cardTyped = () => focusFrame(placeholder?.querySelector('iframe') ?? null);
    return {
      form: () => {},
      tokenise(newKey?: { newMerchantSessionKey: string }) {
        sessionKey = newKey?.newMerchantSessionKey ?? sessionKey;
        void tokenise(sessionKey).then(options.onTokenise);
      },
      destroy: () => {},
    };
  }

  async function activateSavedCard(
    sessionKey: string,
    cardIdentifier: string,
    securityCode: string,
  ): Promise<unknown> {
    const answer = await requestOpayo(`card-identifiers/${cardIdentifier}/security-code`, sessionKey, {
      securityCode,
    });
    return answer === null
      ? { success: true }
      : { success: false, errors: [describeProblem(readFirstProblem(answer))] };
  }

  Reflect.set(globalThis, 'sagepayCheckout', createOpayoDropIn);
  Reflect.set(globalThis, 'sagepayOwnForm', ({ merchantSessionKey }: { merchantSessionKey: string }) => ({
    tokeniseCardDetails: () => {},
    activateReusableCardIdentifier: (activation: {
      reusableCardIdentifier: string;
      securityCode: string;
      onActivated: ResultCallback;
    }) => {
      const { reusableCardIdentifier, securityCode, onActivated } = activation;
      void activateSavedCard(merchantSessionKey, reusableCardIdentifier, securityCode).then(onActivated);
    },
  }));
}

/** Moves the customer's focus into a frame. */
function focusFrame(frame: Element | null): void {
  Object.defineProperty(globalThis.document, 'activeElement', { configurable: true, value: frame });
  window.dispatchEvent(new Event('blur'));
  Reflect.deleteProperty(globalThis.document, 'activeElement');
}

/** The first of several problems, or the only one. */
function readFirstProblem(answer: unknown): unknown {
  const errors = readInside(answer, 'errors');
  return Array.isArray(errors) ? errors[0] : answer;
}

function describeProblem(problem: unknown) {
  const message = readInside(problem, 'clientMessage') ?? readInside(problem, 'description') ?? '';
  return { code: Number(readInside(problem, 'code')), message };
}

function buildTokenFailure(problem: unknown) {
  const { code, message } = describeProblem(problem);
  return { success: false, error: { httpCode: 400, errorCode: code, errorMessage: message } };
}
