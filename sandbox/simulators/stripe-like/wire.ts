import { toBrowserError } from './payment-service.ts';
import type { IntentRecord, MethodRecord } from './records.ts';

/** A PaymentIntent as a browser with its client secret receives it. */
export function toWireIntent(intent: IntentRecord, bankOrigin: string) {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    currency: intent.currency,
    status: intent.status,
    client_secret: intent.clientSecret,
    capture_method: 'manual',
    confirmation_method: 'automatic',
    created: Math.floor(intent.createdAt / 1000),
    livemode: false,
    payment_method: intent.status === 'requires_payment_method' ? null : intent.methodId,
    payment_method_types: ['card'],
    last_payment_error: toBrowserError(intent),
    next_action:
      intent.challengeId === null
        ? null
        : toNextAction(intent, `${bankOrigin}/challenge/${intent.challengeId}`),
  };
}

/** A card as the browser receives it. */
export function toWireMethod(method: MethodRecord) {
  return {
    id: method.id,
    object: 'payment_method',
    type: 'card',
    livemode: false,
    card: {
      brand: method.brand,
      last4: method.last4,
      exp_month: method.expMonth,
      exp_year: method.expYear,
    },
  };
}

/** The customer's next action: in an overlay of the script, or by a redirect. */
function toNextAction({ challengeId, returnUrl = null }: IntentRecord, url: string) {
  if (returnUrl !== null) return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
  const action = { type: 'three_d_secure_challenge', reference: challengeId, url };
  return { type: 'use_stripe_sdk', use_stripe_sdk: action };
}
