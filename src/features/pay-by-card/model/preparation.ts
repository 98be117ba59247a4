import { combine, createEffect, createEvent, createStore, type Store, sample, scopeBind } from 'effector';
import { formatRefusal } from '@/entities/payment';
import {
  type ApiFailure,
  isApiFailure,
  type PreparedPayment,
  preparePayment,
  type Source,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createLatestFx } from '@/shared/request';
import {
  type CardFields,
  type CardGateway,
  type GatewaySettings,
  type GatewayStart,
  isGatewayFailure,
} from '../gateways/gateway';
import { type GatewayRegistry, openGateway } from '../gateways/registry';
import { text } from '../texts';

/** How long a provider may take to show its fields before Try again is offered, in ms. */
const MAX_FIELDS_WAIT_MS = 15_000;

type PreparationConfig = {
  registry: GatewayRegistry;
  /** The id of the basket to pay for; null while unknown. */
  $cartId: Store<string | null>;
  /** Each provider's settings from the configuration. */
  $settings: Store<Readonly<Record<string, GatewaySettings>>>;
  $isSavingOffered: Store<boolean>;
  $source: Store<Source>;
};

type GatewaySetup = Omit<GatewayStart, 'onFieldsChange' | 'onSecurityCodeChange' | 'signal'>;

const NO_FIELDS: CardFields = { isComplete: false, error: null };

const DEFAULT_SETTINGS: GatewaySettings = { scriptUrl: null, isOwnForm: false };

/**
 * Prepares the card fields: asks the server for the provider, loads its gateway, and shows its fields. `started` begins; `ready`
 * or `failed` (with a text for the customer) ends.
 */
export function createPreparation({
  registry,
  $cartId,
  $settings,
  $isSavingOffered,
  $source,
}: PreparationConfig) {
  const started = createEvent();
  const containerChanged = createEvent<HTMLElement | null>();
  const fieldsChanged = createEvent<CardFields>();
  const securityCodeContainerChanged = createEvent<HTMLElement | null>();
  const securityCodeChanged = createEvent<CardFields>();
  /** The server refuses the session for this basket. */
  const sessionRefused = createEvent();
  const tornDown = createEvent();

  const ready = createEvent<CardGateway>();
  const failed = createEvent<string>();

  const preparePaymentFx = createLatestFx<void, PreparedPayment, ApiFailure>((_, options) =>
    preparePayment(options),
  );
  const renewSessionFx = createLatestFx<void, PreparedPayment, ApiFailure>((_, options) =>
    preparePayment(options),
  );
  const initialiseFx = createEffect(async (gatewaySetup: GatewaySetup): Promise<CardGateway> => {
    const timeLimitAbort = new AbortController();
    const { signal } = timeLimitAbort;
    const reportFields = scopeBind(fieldsChanged, { safe: true });
    const reportSecurityCode = scopeBind(securityCodeChanged, { safe: true });
    const gateway = await openGateway(registry, gatewaySetup.prepared.paymentProvider, gatewaySetup.source);
    const start: GatewayStart = {
      ...gatewaySetup,
      signal,
      onFieldsChange: (fields) => !signal.aborted && reportFields(fields),
      onSecurityCodeChange: (field) => !signal.aborted && reportSecurityCode(field),
    };
    const timer = setTimeout(() => timeLimitAbort.abort(), MAX_FIELDS_WAIT_MS);
    try {
      await Promise.race([gateway.initialise(start), rejectAfterLimit(signal)]);
      return gateway;
    } catch (failure) {
      gateway.tearDown();
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  });
  const tearDownFx = createEffect((gateway: CardGateway) => gateway.tearDown());

  const $isFormWanted = createStore(false);
  const $prepared = createStore<PreparedPayment | null>(null);
  /** The id of the basket for which the session was prepared. */
  const $preparedCartId = createStore<string | null>(null);
  const $container = createStore<HTMLElement | null>(null, { serialize: 'ignore' });
  const $gateway = createStore<CardGateway | null>(null, { serialize: 'ignore' });
  const $securityCodeContainer = createStore<HTMLElement | null>(null, { serialize: 'ignore' });
  const $fields = createStore<CardFields>(NO_FIELDS);
  const $securityCode = createStore<CardFields>(NO_FIELDS);

  $isFormWanted.on(started, () => true).reset(ready, failed, tornDown);
  // "Preparation is skipped … if a client secret exists" (Requirement P1.5): the prepared payment is reused.
  $prepared
    .on(started, (prepared) => (prepared?.clientSecret ? prepared : null))
    .on(preparePaymentFx.doneData, (_, prepared) => prepared)
    .on(renewSessionFx.doneData, replaceSession)
    .reset(tornDown);
  $container.on(containerChanged, (_, container) => container);
  $securityCodeContainer.on(securityCodeContainerChanged, (_, container) => container);
  $gateway.on(ready, (_, gateway) => gateway).reset(tearDownFx);
  $fields.on(fieldsChanged, (_, fields) => fields).reset(initialiseFx, tornDown);
  $securityCode.on(securityCodeChanged, (_, field) => field).reset(initialiseFx, tornDown);

  sample({
    clock: started,
    source: $prepared,
    filter: (prepared) => prepared === null,
    target: preparePaymentFx,
  });

  // A session is for one basket: a new basket gets its own session, and the fields keep what was typed.
  sample({
    clock: [preparePaymentFx.doneData, renewSessionFx.doneData],
    source: $cartId,
    target: $preparedCartId,
  });
  sample({
    clock: $cartId,
    source: { prepared: $prepared, preparedCartId: $preparedCartId },
    filter: ({ prepared, preparedCartId }, cartId) =>
      prepared !== null && cartId !== null && cartId !== preparedCartId,
    target: renewSessionFx,
  });
  sample({ clock: sessionRefused, target: renewSessionFx });

  // The fields are shown once the provider is known and their container is in the page.
  const $gatewaySetup = combine(
    {
      isFormWanted: $isFormWanted,
      isOpening: initialiseFx.pending,
      prepared: $prepared,
      container: $container,
      securityCodeContainer: $securityCodeContainer,
      settings: $settings,
      isSavingOffered: $isSavingOffered,
      source: $source,
    },
    ({ isFormWanted, isOpening, prepared, container, settings, ...otherSetup }): GatewaySetup | null => {
      if (!isFormWanted || isOpening || prepared === null || container === null) return null;
      const providerSettings = settings[prepared.paymentProvider] ?? DEFAULT_SETTINGS;
      return { ...otherSetup, prepared, container, settings: providerSettings };
    },
  );
  sample({
    clock: [started, preparePaymentFx.doneData, containerChanged, tearDownFx.done],
    source: $gatewaySetup,
    filter: isPresent,
    target: initialiseFx,
  });

  // Fields that are ready too late, for a form that has gone, are removed again.
  const openedForm = sample({
    clock: initialiseFx.done,
    source: { isWanted: $isFormWanted, container: $container },
    fn: ({ isWanted, container }, { params, result }) => ({
      gateway: result,
      isFormCurrent: isWanted && params.container === container,
    }),
  });
  sample({
    clock: openedForm,
    filter: ({ isFormCurrent }) => isFormCurrent,
    fn: ({ gateway }) => gateway,
    target: ready,
  });
  sample({
    clock: openedForm,
    filter: ({ isFormCurrent }) => !isFormCurrent,
    fn: ({ gateway }) => gateway,
    target: tearDownFx,
  });
  sample({ clock: tornDown, source: $gateway, filter: isPresent, target: tearDownFx });

  sample({
    clock: [preparePaymentFx.failData, initialiseFx.failData],
    source: $isFormWanted,
    filter: Boolean,
    fn: (_, failure) => formatPreparationFailure(failure),
    target: failed,
  });

  const $isOwnForm = combine($prepared, $settings, (prepared, settings) =>
    Boolean(prepared && settings[prepared.paymentProvider]?.isOwnForm),
  );

  /** Whether the server does not let this customer pay online (penalties, a closed account), so that retrying cannot help. */
  const $isBarred = createStore(false)
    .on(preparePaymentFx.failData, (_, failure) => failure.kind === 'http' && failure.status === 403)
    .reset(started, tornDown);

  return {
    started,
    containerChanged,
    fieldsChanged,
    securityCodeContainerChanged,
    securityCodeChanged,
    sessionRefused,
    tornDown,
    ready,
    failed,
    preparePaymentFx,
    initialiseFx,
    $prepared,
    $gateway,
    $fields,
    $securityCode,
    $isOwnForm,
    $isBarred,
  };
}

/** The prepared payment with the newer session; the fields of one provider cannot use that of another. */
function replaceSession(
  prepared: PreparedPayment | null,
  renewedPayment: PreparedPayment,
): PreparedPayment | null {
  if (prepared?.paymentProvider !== renewedPayment.paymentProvider) return prepared;
  const { sessionKey, sessionExpiresAt = null } = renewedPayment;
  return { ...prepared, sessionKey, sessionExpiresAt };
}

/**
 * The provider's text for the customer, the server's reason for a refusal (a 403 says why booking is closed), or our own text.
 */
function formatPreparationFailure(failure: unknown): string {
  if (isGatewayFailure(failure)) return failure.message;
  if (isApiFailure(failure)) return formatRefusal(failure, text('payment.preparationFailed'));
  return text('payment.formFailed');
}

/** Rejects in a new task after the wait was aborted, so that the gateway's own message takes precedence. */
function rejectAfterLimit(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const rejectLate = () => reject(new Error('The card fields took too long.'));
    signal.addEventListener('abort', () => setTimeout(rejectLate));
  });
}
