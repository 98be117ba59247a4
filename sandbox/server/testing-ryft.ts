import type { TestSandbox } from './testing.ts';
import { visitAddress } from './testing-visit.ts';

/**
 * Sends what the provider's frame sends when the page calls Ryft.attemptPayment.
 * @returns the session
 */
export async function attemptPaymentInForm(
  { settings }: Pick<TestSandbox, 'settings'>,
  clientSecret: string,
  card: string | { readonly keptCardId: string },
  { cvc = '123', year = new Date().getFullYear() + 3 } = {},
): Promise<unknown> {
  const { simulators, sites } = settings;
  const paidWith =
    typeof card === 'string'
      ? { cardDetails: { number: card, expiryMonth: '12', expiryYear: String(year), cvc } }
      : { paymentMethod: { id: card.keptCardId } };
  const { body } = await visitAddress(`${simulators.ryftLike}/v1/payment-sessions/attempt-payment`, {
    method: 'POST',
    headers: { authorization: 'pk_sandbox_pavilion', 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, ...paidWith, parentOrigin: sites.onlineJoining }),
  });
  const answer: unknown = JSON.parse(body.toString());
  return answer;
}
