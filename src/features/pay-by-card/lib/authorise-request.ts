import { cardPayments } from '@/entities/payment';
import type { AuthorisePaymentRequest, Cart, PreparedPayment, Source } from '@/shared/api';
import { isPresent, tidyPostcode, tidyWords } from '@/shared/lib';
import type { SavedCard } from '../gateways/gateway';
import type { BillingDetails, BillingField } from '../model/billing-details';
import { challengeSize, viewport } from './challenge-size';

/** Depths that every provider takes; many Macs report 30, which some refuse. */
const COLOUR_DEPTHS = [48, 32, 24, 16, 15, 8, 4, 1] as const;

/** The largest known depth that is not above the screen's. */
export function clampColourDepth(depth: number): (typeof COLOUR_DEPTHS)[number] {
  return COLOUR_DEPTHS.find((known) => known <= depth) ?? 1;
}

/** A screen has at most six digits (EMV 3-D Secure); some browsers have fractions. */
const MOST_PIXELS = 999_999;
/** The time zones of the world, in minutes behind UTC. */
const FARTHEST_ZONE = 840;
/** A language has at most eight characters. */
const LANGUAGE_LENGTH = 8;

/** A whole number within bounds, both included. */
function clampInteger(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), least), most) : Math.max(least, 0);
}

/** The language tag, without the parts that make it too long; English where the browser has none. */
export function shortLanguage(language: string | undefined): string {
  let tag = /^[a-z]{2,8}(-[a-z\d]{1,8})*/i.exec(language ?? '')?.[0] ?? 'en-GB';
  while (tag.length > LANGUAGE_LENGTH || /-.$/.test(tag)) tag = tag.slice(0, tag.lastIndexOf('-'));
  return tag;
}

/** What strong authentication wants to know of the browser (Requirement P5.3: java 0, javascript 1). */
export function browserDetails() {
  return {
    browserScreenWidth: clampInteger(window.screen.width, 1, MOST_PIXELS),
    browserScreenHeight: clampInteger(window.screen.height, 1, MOST_PIXELS),
    browserColourDepth: clampColourDepth(window.screen.colorDepth),
    browserTimezoneOffset: clampInteger(new Date().getTimezoneOffset(), -FARTHEST_ZONE, FARTHEST_ZONE),
    browserLanguage: shortLanguage(window.navigator.language),
    browserJavascriptEnabled: 1,
    browserJavaEnabled: 0,
    challengeWindowSize: challengeSize(viewport()).name,
  } as const;
}

/** A billing detail as it is sent, also when its field was not left. */
function tidiedPart(field: BillingField, value: string): string {
  return field === 'postcode' ? tidyPostcode(value).trim() : tidyWords(value);
}

/** Everything that a payment is made of, apart from the card, which only the provider sees. */
export type PaymentIntention = {
  readonly cart: Cart;
  readonly prepared: PreparedPayment;
  readonly billing: BillingDetails;
  readonly billingFields: readonly BillingField[];
  readonly terms: readonly string[];
  readonly waivers: readonly string[];
  readonly source: Source;
  readonly attemptId: string;
  /** The saved card that is paid with; null for another. Its billing details are the provider's. */
  readonly savedCard: SavedCard | null;
  readonly isSaving: boolean;
};

/**
 * The body of authorise, without the browser's details (Spec, platform §7 "Payment", joining §7). The security code of a saved card is
 * not in it: it goes to the provider's script alone.
 */
export function authoriseRequest(intention: PaymentIntention): AuthorisePaymentRequest {
  const { cart, prepared, billing, billingFields, terms, source, attemptId } = intention;
  const { savedCard, isSaving, waivers } = intention;
  const asked = (field: BillingField) =>
    savedCard === null && billingFields.includes(field) ? tidiedPart(field, billing[field]) || null : null;
  return {
    billingFirstName: asked('firstName'),
    billingLastName: asked('lastName'),
    billingAddressLineOne: asked('addressLineOne'),
    billingAddressLineTwo: asked('addressLineTwo'),
    billingCity: asked('city'),
    billingPostcode: asked('postcode'),
    cardHolderName: [asked('firstName'), asked('lastName')].filter(isPresent).join(' ') || null,
    // A provider whose script makes them of the card fills these in.
    cardIdentifier: null,
    token: null,
    paymentMethodId: savedCard?.cardIdentifier ?? null,
    status: null,
    payments: cardPayments(cart),
    sessionKey: prepared.sessionKey,
    completedWaivers: [...waivers],
    saveCard: isSaving,
    ...(savedCard === null ? {} : { isSavedCard: true, savedCardId: savedCard.id }),
    source,
    terms: [...terms],
    itemHash: cart.itemHash,
    attemptId,
  };
}
