import { formatErrorForCustomer } from '../../../sandbox/simulators/ryft-like/browser/error-messages.ts';
import { getCurrentDocument, type OpenDocument, reportSubmittedCard } from '../document.ts';
import type { Operator } from '../operator.ts';
import { readInside } from '../operator.ts';
import { recordCalls, showFrame } from './window.ts';

const KEY = 'pk_sandbox_pavilion';

/** Defines window.Ryft like Ryft's script, on top of the simulator's own API. */
export function installRyft(operator: Operator): void {
  const { sandbox } = operator;
  const send = recordCalls(operator);
  const { simulators, sites } = sandbox.settings;
  const sessions = `${simulators.ryftLike}/v1/payment-sessions`;

  async function attempt(document: OpenDocument, clientSecret: string): Promise<unknown> {
    const { number, securityCode, breaks, strangersId } = document.card;
    if (breaks === 'before') throw new Error('The script broke.');
    const expiryYear = String(new Date().getFullYear() + 3);
    const paidWith =
      strangersId === null
        ? { cardDetails: { number, expiryMonth: '12', expiryYear, cvc: securityCode } }
        : { paymentMethod: { id: strangersId } };
    if (strangersId === null) reportSubmittedCard(document, true);
    const session = await send(
      `${sessions}/attempt-payment`,
      {
        clientSecret,
        ...paidWith,
        parentOrigin: sites.onlineJoining,
      },
      KEY,
    );
    const isTaken = readInside(session, 'id') !== undefined;
    if (strangersId !== null && isTaken) reportSubmittedCard(document, true);
    if (breaks === 'after' || breaks === 'connection lost') throw new Error('The line broke.');
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
      if (name === 'cardValidationChanged') document.typed = () => handler({ isValid: true });
    },
    attemptPayment: ({ clientSecret }: { clientSecret: string }) =>
      attempt(getCurrentDocument(), clientSecret),
    getUserFacingErrorMessage: formatErrorForCustomer,
  });
}
