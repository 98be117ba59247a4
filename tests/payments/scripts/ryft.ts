import { formatErrorForCustomer } from '../../../sandbox/simulators/ryft-like/browser/error-messages.ts';
import { getCurrentDocument, type OpenDocument, reportSubmittedCard } from '../document.ts';
import type { Operator } from '../operator.ts';
import { readInside } from '../operator.ts';
import { countCalls, showFrame } from './window.ts';

const PUBLIC_KEY = 'pk_sandbox_pavilion';

/** Defines window.Ryft like Ryft's script, on top of the simulator's own API. */
export function installRyft(operator: Operator): void {
  const { sandbox } = operator;
  const send = countCalls(operator);
  const { simulators, sites } = sandbox.settings;
  const sessionsUrl = `${simulators.ryftLike}/v1/payment-sessions`;

  async function attemptPayment(document: OpenDocument, clientSecret: string): Promise<unknown> {
    const { number, securityCode, scriptFailure, strangersCardId } = document.card;
    if (scriptFailure === 'before') throw new Error('The script broke.');
    const expiryYear = String(new Date().getFullYear() + 3);
    const paymentInstrument =
      strangersCardId === null
        ? { cardDetails: { number, expiryMonth: '12', expiryYear, cvc: securityCode } }
        : { paymentMethod: { id: strangersCardId } };
    if (strangersCardId === null) reportSubmittedCard(document, true);
    const session = await send(
      `${sessionsUrl}/attempt-payment`,
      {
        clientSecret,
        ...paymentInstrument,
        parentOrigin: sites.onlineJoining,
      },
      PUBLIC_KEY,
    );
    const isAccepted = readInside(session, 'id') !== undefined;
    if (strangersCardId !== null && isAccepted) reportSubmittedCard(document, true);
    if (scriptFailure === 'after' || scriptFailure === 'connection lost') throw new Error('The line broke.');
    if (readInside(session, 'errors') !== undefined) throw new Error('The session cannot be attempted.');
    // The page handles the bank's required action itself, as it has requested (manuallyHandleActions).
    return session;
  }

  Reflect.set(globalThis, 'Ryft', {
    init() {
      const form = getCurrentDocument().container.querySelector('#ryft-pay-form');
      if (form !== null) showFrame(form);
    },
    addEventHandler(name: string, handler: (event: { isValid: boolean }) => void) {
      const document = getCurrentDocument();
      if (name === 'cardValidationChanged') document.cardTyped = () => handler({ isValid: true });
    },
    attemptPayment: ({ clientSecret }: { clientSecret: string }) =>
      attemptPayment(getCurrentDocument(), clientSecret),
    getUserFacingErrorMessage: formatErrorForCustomer,
  });
}
