import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { type ApiFailure, describeFailure, type Promotion, validatePromotionCode } from '@/shared/api';
import { isPresent, tidyCode } from '@/shared/lib';
import { createLatestFx } from '@/shared/request';
import { text } from '../texts';

type PromoCodeConfig = {
  /** The payment option for which a code is validated; null until one is chosen. */
  $paymentOptionId: Store<string | null>;
};

type PromoCodeStatus = 'closed' | 'open' | 'checking' | 'applied';

export type PromoCode = ReturnType<typeof createPromoCode>;

/** The promo code (Requirements J7.2, J7.4): Add opens the field, Apply validates, an applied code locks it, Remove clears it. */
export function createPromoCode({ $paymentOptionId }: PromoCodeConfig) {
  const addClicked = createEvent();
  const codeChanged = createEvent<string>();
  const applyClicked = createEvent();
  const removeClicked = createEvent();
  /** Restores a code that was applied earlier, for example after a reload; it is validated again because it may have expired. */
  const restored = createEvent<string>();
  const reset = createEvent();

  const applied = createEvent<Promotion>();
  /** Carries the error text to show. */
  const rejected = createEvent<string>();

  // Only the newest request counts.
  const validateCodeFx = createLatestFx<{ code: string; paymentOptionId: string }, Promotion, ApiFailure>(
    (params, options) => validatePromotionCode(params, options),
  );

  const $status = createStore<PromoCodeStatus>('closed');
  const $code = createStore('');
  const $promotion = createStore<Promotion | null>(null);
  const $error = createStore<string | null>(null);
  /** The code that is applied or being validated. */
  const $activeCode = combine($status, $code, (status, code) =>
    status === 'checking' || status === 'applied' ? tidyCode(code) : null,
  );

  const $request = sample({
    source: { code: $code, paymentOptionId: $paymentOptionId, status: $status },
    fn: ({ code, paymentOptionId, status }) =>
      status === 'open' && tidyCode(code) !== '' && paymentOptionId !== null
        ? { code: tidyCode(code), paymentOptionId }
        : null,
  });

  // Add opens the field; a locked field ignores typing.
  $status.on(addClicked, (status) => (status === 'closed' ? 'open' : status));
  sample({
    clock: codeChanged,
    source: $status,
    filter: (status) => status === 'open',
    fn: (_, code) => code,
    target: $code,
  });

  // A code is submitted only if it is not empty, and only once.
  sample({ clock: applyClicked, source: $request, filter: isPresent, target: validateCodeFx });
  $status.on(validateCodeFx, () => 'checking');

  // A restored code is validated like a typed one.
  $code.on(restored, (_, code) => code);
  const restoredCodeChecked = sample({
    clock: restored,
    source: $paymentOptionId,
    fn: (paymentOptionId, code) => (paymentOptionId === null ? null : { code, paymentOptionId }),
  });
  sample({ clock: restoredCodeChecked, filter: isPresent, target: validateCodeFx });

  // A recognised code is applied; any other stays in the field to be corrected. A response that arrives after the code was
  // removed is ignored.
  const $isChecking = $status.map((status) => status === 'checking');
  sample({ clock: validateCodeFx.doneData, filter: $isChecking, target: applied });
  sample({ clock: validateCodeFx.failData, filter: $isChecking, fn: formatRejection, target: rejected });
  $promotion.on(applied, (_, promotion) => promotion);
  $status.on(applied, () => 'applied').on(rejected, () => 'open');
  $error.on(rejected, (_, message) => message).reset(codeChanged, validateCodeFx);

  // Another payment option needs its own validation, so the code is removed.
  for (const $store of [$status, $code, $promotion, $error]) {
    sample({ clock: [removeClicked, reset, $paymentOptionId], target: $store.reinit });
  }

  return {
    addClicked,
    codeChanged,
    applyClicked,
    removeClicked,
    restored,
    reset,
    applied,
    rejected,
    validateCodeFx,
    $status,
    $code,
    $activeCode,
    $promotion,
    $error,
  };
}

/** The statuses with which a server refuses an unknown or inapplicable code. */
const REFUSAL_STATUSES: readonly number[] = [400, 403, 404, 409, 410];

/** A refused code is 'not recognised'; a server error has its usual text. */
function formatRejection(failure: ApiFailure): string {
  const isRefusal = failure.kind === 'http' && REFUSAL_STATUSES.includes(failure.status);
  return isRefusal || failure.kind === 'validation' ? text('promo.notRecognised') : describeFailure(failure);
}
