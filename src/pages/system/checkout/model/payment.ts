import { attach, combine, createStore, sample } from 'effector';
import { $cart, getAmountDue, hasLostPlace, isFreeCart } from '@/entities/cart';
import { checkoutSources, toCheckoutSource } from '@/entities/checkout-source';
import { readSignedWaivers } from '@/entities/consent';
import { $isUserLoading, $session, $user } from '@/entities/customer';
import { $homeAddress, $isHomeAddressLoading, $isHomeAddressRequested } from '@/entities/home-address';
import { createLoadedTerms } from '@/features/accept-terms';
import { createPayByCard } from '@/features/pay-by-card';
import { $config } from '@/shared/config';
import { $mode, $subSite } from '@/shared/mode';
import { paths } from '@/shared/routes';
import { loadCheckoutTerms, type TermsParams } from '../lib/load-terms';
import { createFreeOrder } from './free-order';

/** The source of what is paid for on this site. */
export const $checkoutSource = $subSite.map(toCheckoutSource);
/** Where a customer goes who leaves, or who has nothing to pay for. */
export const $homePath = $checkoutSource.map((source) => checkoutSources[source].home);

const $termsParams = $cart.map((cart): TermsParams | null =>
  cart === null ? null : { cartId: cart.id, membershipTypeId: cart.joining?.membershipType.id ?? null },
);

export const checkoutTerms = createLoadedTerms<TermsParams>({
  $params: $termsParams,
  load: loadCheckoutTerms,
});

// Terms that were accepted in joining need not be read again. A free order still needs its checkbox.
sample({
  clock: checkoutTerms.$documents,
  source: $cart,
  filter: (cart) => cart !== null && !isFreeCart(cart),
  target: checkoutTerms.earlierAgreementTaken,
});

// The waivers that were accepted in the basket, which is another document.
const readWaiversFx = attach({ source: $config, effect: readSignedWaivers });
const $signedWaiverIds = createStore<readonly string[]>([]).on(
  readWaiversFx.doneData,
  (_, waiverIds) => waiverIds,
);
sample({ clock: $cart.updates.filterMap((cart) => cart?.id), target: readWaiversFx });

const sharedPaymentStores = {
  $cart,
  $terms: checkoutTerms.$ids,
  $isTermsAccepted: checkoutTerms.$isAccepted,
  $waivers: $signedWaiverIds,
  $source: $checkoutSource,
} as const;

export const cardPayment = createPayByCard({
  ...sharedPaymentStores,
  $customer: $session.map(({ user }) => user && { firstName: user.firstName, lastName: user.lastName }),
  $address: $homeAddress.map(
    (homeAddress) =>
      homeAddress && {
        addressLineOne: homeAddress.lineOne,
        addressLineTwo: homeAddress.lineTwo,
        city: homeAddress.city,
        postcode: homeAddress.postcode,
      },
  ),
  // Also true before the address is requested, so that no field is shown that the response would remove.
  $isAddressLoading: combine(
    [$user, $isUserLoading, $isHomeAddressRequested, $isHomeAddressLoading],
    ([user, isUserLoading, isAddressWanted, isAddressLoading]) =>
      isUserLoading || (user !== null && !isAddressWanted) || isAddressLoading,
  ),
  $settings: $config.map(({ cardProviders }) => cardProviders),
  $isSavingEnabled: $config.map(({ savedCardsEnabled }) => savedCardsEnabled),
  $threeDSecure: $config.map(({ threeDSecure: { returnOrigin, timeoutMs }, apiBase }) => ({
    returnOrigin: returnOrigin || new URL(apiBase, window.location.href).origin,
    timeoutMs,
  })),
});

export const freeOrder = createFreeOrder(sharedPaymentStores);

/** The amount due now, formatted; null while the cart is unknown. */
export const $amountDue = $cart.map((cart) => cart && getAmountDue(cart).formatted);
export const $isFree = $cart.map((cart) => cart !== null && isFreeCart(cart));

/** Whether a place in the cart was lost and has to be removed before the payment. */
export const $isPlaceLost = $cart.map((cart) => cart !== null && hasLostPlace(cart));

/** The settlement state of a card or free payment whose response was lost. */
export const $settlementState = combine(
  cardPayment.$settlementState,
  freeOrder.$settlementState,
  (cardState, freeState) => {
    const states = [cardState, freeState];
    if (states.includes('polls_exhausted')) return 'polls_exhausted' as const;
    return states.includes('checking') ? ('checking' as const) : null;
  },
);

/** The address of the confirmation of this cart's order; an order with a membership has that of joining. */
export const $toConfirmationPath = combine(
  [$mode, $checkoutSource, $cart],
  ([mode, source, cart]) =>
    (orderId: string) =>
      source === 'activity-booking' && !cart?.joining
        ? paths.bookingConfirmed(orderId, mode)
        : paths.orderConfirmed(orderId, mode),
);
