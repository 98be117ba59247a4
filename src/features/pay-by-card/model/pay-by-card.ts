import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import {
  type AuthorisePaymentRequest,
  type Cart,
  type CompletePaymentRequest,
  isApiFailure,
  type Source,
  unexpectedFailure,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { text } from '@/shared/messages';
import type { Authorisation, CardGateway } from '../gateways/gateway';
import { type GatewayRegistry, gateways } from '../gateways/registry';
import { authoriseRequest, browserDetails, cardPayments } from '../lib/authorise-request';
import { createBillingForm } from './billing-form';
import { isCertainRefusal, refusalText } from './look';
import { isBusyStatus, isPayable, moveTo, type PaymentStatus } from './payment-status';
import { createPreparation } from './preparation';
import { createSettlement } from './settlement';

type Config = {
  $cart: Store<Cart | null>;
  /** Ids of the accepted terms. */
  $terms: Store<readonly string[]>;
  $isTermsAccepted: Store<boolean>;
  $customer: Store<{ firstName: string; lastName: string } | null>;
  $scriptUrls: Store<Readonly<Record<string, string | null>>>;
  source: Source;
  registry?: GatewayRegistry;
};

type Attempt = { gateway: CardGateway; request: AuthorisePaymentRequest; cart: Cart };
type Completion = { gateway: CardGateway; body: CompletePaymentRequest };
type Answer = Authorisation | { readonly kind: 'lost' };

/**
 * A payment by card, from preparing to the order (Spec, platform §4 "Payment flow statuses"): one status, one table of
 * moves, whichever the provider. `opened` prepares, `payClicked` pays, `paid` carries the order's id.
 */
export function createPayByCard({
  $cart,
  $terms,
  $isTermsAccepted,
  $customer,
  $scriptUrls,
  source,
  registry = gateways,
}: Config) {
  const opened = createEvent();
  const retryClicked = createEvent();
  const payClicked = createEvent();
  const closed = createEvent();
  const paid = createEvent<string>();
  const failed = createEvent<string>();
  const cartOutdated = createEvent();
  const attempted = createEvent<Attempt>();

  const newAttemptFx = createEffect(() => globalThis.crypto.randomUUID());
  const authoriseFx = createEffect(async ({ gateway, request }: Attempt): Promise<Answer> => {
    try {
      return await gateway.authorise({ ...request, ...browserDetails() });
    } catch (cause) {
      const failure = unexpectedFailure(cause);
      if (isCertainRefusal(failure)) throw failure;
      return { kind: 'lost' };
    }
  });

  const $status = createStore<PaymentStatus>('idle');
  const $errors = createStore<{ now: string | null; before: string | null }>({ now: null, before: null });
  const $isAnswerLost = createStore(false);
  const $attemptId = createStore<string | null>(null).on(newAttemptFx.doneData, (_, id) => id);

  const preparation = createPreparation({ registry, $scriptUrls });
  const settlement = createSettlement<Completion>({
    complete: ({ gateway, body }) => gateway.finalise(body),
  });
  const { $prepared, $gateway, $fields } = preparation;
  const $isAddressAsked = $prepared.map(
    (prepared) => prepared?.paymentProviderConfiguration.collectBillingAddress ?? true,
  );
  const billing = createBillingForm({ $customer, $isAddressAsked });

  const $isFormValid = combine(billing.$isValid, $fields, (isValid, fields) => isValid && fields.isComplete);
  const $isBusy = $status.map(isBusyStatus);
  const $attempt = combine(
    {
      status: $status,
      cart: $cart,
      prepared: $prepared,
      gateway: $gateway,
      isReady: combine($isFormValid, $isTermsAccepted, (isValid, isAccepted) => isValid && isAccepted),
      attemptId: $attemptId,
      billing: billing.$values,
      billingFields: billing.$fields,
      terms: $terms,
    },
    ({ status, cart, prepared, gateway, isReady, attemptId, ...form }): Attempt | null => {
      if (!isPayable(status) || !isReady) return null;
      if (cart === null || prepared === null || gateway === null || attemptId === null) return null;
      return { gateway, cart, request: authoriseRequest({ ...form, cart, prepared, source, attemptId }) };
    },
  );

  // The status moves by its table only.
  $status
    .on(preparation.started, moveTo('preparing'))
    .on(preparation.ready, moveTo('ready'))
    .on(preparation.failed, moveTo('prepare_failed'))
    .on(attempted, moveTo('authorizing'))
    .on(settlement.started, moveTo('completing'))
    .on(paid, moveTo('completed'))
    .on(failed, moveTo('failed'))
    .reset(closed);

  // On idle the form triggers initialisation; preparing or ready, it does not (Spec, platform §4, joining §4).
  sample({
    clock: [opened, retryClicked],
    source: $status,
    filter: (status) => status === 'idle' || status === 'prepare_failed',
    fn: () => undefined,
    target: [preparation.started, newAttemptFx],
  });

  // "Double submission is blocked": the status has left "ready" before the request is sent.
  sample({ clock: payClicked, source: $attempt, filter: isPresent, target: attempted });
  sample({ clock: attempted, target: authoriseFx });
  sample({ clock: payClicked, target: billing.checked });

  // Authorised: completion follows. Declined: the form can be used again. Not known: it is found out first.
  $status.on(authoriseFx.doneData, (status, { kind }) =>
    kind === 'authorised' ? moveTo('authorized')(status) : status,
  );
  const answered = authoriseFx.done.filterMap(({ params, result }) => settlementOf(params, result));
  sample({
    clock: answered,
    source: $status,
    filter: isUnderWay,
    fn: (_, task) => task,
    target: settlement.started,
  });
  const declined = authoriseFx.doneData.filterMap((answer) =>
    answer.kind === 'declined' ? answer.message : undefined,
  );
  const refusedAtOnce = authoriseFx.failData.map((failure) =>
    refusalText(unexpectedFailure(failure), 'payment.authorisationFailed'),
  );
  sample({ clock: [declined, refusedAtOnce, settlement.refused], target: failed });
  sample({
    clock: settlement.paid,
    source: $status,
    filter: (status) => status === 'completing',
    fn: (_, id) => id,
    target: paid,
  });

  // A refusal because of the items means that another tab has changed the order; one that names nothing at all may mean
  // that it has paid for it.
  sample({
    clock: authoriseFx.failData,
    filter: (failure) =>
      isApiFailure(failure) &&
      failure.kind === 'validation' &&
      ('item_hash' in failure.errors || Object.keys(failure.errors).length === 0),
    fn: () => undefined,
    target: cartOutdated,
  });

  // "Any failure sets failed with the error and keeps the previous error" (Spec, platform §4).
  $errors
    .on([failed, preparation.failed], ({ now, before }, error) => ({ now: error, before: now ?? before }))
    .on([attempted, preparation.started, paid], ({ now, before }) => ({ now: null, before: now ?? before }))
    .reset(closed);

  // A failure that is known ends the attempt; one whose answer was lost is tried again under the same id.
  $isAnswerLost.on(authoriseFx.doneData, (_, { kind }) => kind === 'lost').reset(attempted);
  sample({
    clock: failed,
    source: $isAnswerLost,
    filter: (isLost) => !isLost,
    fn: () => undefined,
    target: newAttemptFx,
  });

  // Leaving the page takes the fields away and ends the flow.
  sample({ clock: closed, target: [preparation.tornDown, settlement.reset, billing.reset] });

  return {
    opened,
    retryClicked,
    payClicked,
    closed,
    paid,
    failed,
    cartOutdated,
    containerChanged: preparation.containerChanged,
    checkAgainClicked: settlement.checkAgainClicked,
    billing,
    authoriseFx,
    newAttemptFx,
    preparation,
    settlement,
    $status,
    $error: $errors.map(({ now }) => now),
    $previousError: $errors.map(({ before }) => before),
    $isBusy,
    $isFormValid,
    $fields,
    $settlementState: settlement.$state,
  };
}

export type PayByCard = ReturnType<typeof createPayByCard>;

const isUnderWay = (status: PaymentStatus) => status === 'authorizing' || status === 'authorized';

function settlementOf({ gateway, request, cart }: Attempt, answer: Answer) {
  if (answer.kind === 'declined') return undefined;
  const ifNothing = text('payment.failed');
  if (answer.kind === 'lost') return { request: null, ifNothing };
  const { completedWaivers, source, terms, itemHash } = request;
  const body: CompletePaymentRequest = {
    ...(completedWaivers === undefined ? {} : { completedWaivers }),
    payments: cardPayments(cart),
    terms,
    transactionUuid: answer.transactionUuid,
    source,
    itemHash: itemHash ?? null,
  };
  return { request: { gateway, body }, ifNothing };
}
