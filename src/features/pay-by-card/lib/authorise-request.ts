import { filterCardPayments } from '@/entities/payment';
import type { AuthorisePaymentRequest, Cart, PreparedPayment, Source } from '@/shared/api';
import { isPresent, tidyPostcode, tidyWords } from '@/shared/lib';
import type { SavedCard } from '../gateways/gateway';
import type { BillingDetails, BillingField } from '../model/billing-details';
import { chooseChallengeSize, readViewport } from './challenge-size';

/** Colour depths that every provider accepts; many Macs report 30, which some refuse. */
const COLOUR_DEPTHS = [48, 32, 24, 16, 15, 8, 4, 1] as const;

/** The largest accepted colour depth that is not above the screen's. */
export function clampColourDepth(depth: number): (typeof COLOUR_DEPTHS)[number] {
  return COLOUR_DEPTHS.find((standardDepth) => standardDepth <= depth) ?? 1;
}

/** A screen size has at most six digits (EMV 3-D Secure); some browsers report fractions. */
const MAX_PIXELS = 999_999;
/** The largest time zone offset, in minutes behind UTC. */
const MAX_ZONE_OFFSET_MINUTES = 840;
/** The longest language tag, in characters. */
const MAX_LANGUAGE_LENGTH = 8;

/** Rounds a number to an integer within bounds, both inclusive. */
function clampInteger(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), min), max) : Math.max(min, 0);
}

/** The language tag, without the parts that make it too long; English if the browser reports none. */
export function shortenLanguage(language: string | undefined): string {
  let tag = /^[a-z]{2,8}(-[a-z\d]{1,8})*/i.exec(language ?? '')?.[0] ?? 'en-GB';
  while (tag.length > MAX_LANGUAGE_LENGTH || /-.$/.test(tag)) tag = tag.slice(0, tag.lastIndexOf('-'));
  return tag;
}

/** The browser details that 3-D Secure requires (Requirement P5.3: java 0, javascript 1). */
export function readBrowserDetails() {
  return {
    browserScreenWidth: clampInteger(window.screen.width, 1, MAX_PIXELS),
    browserScreenHeight: clampInteger(window.screen.height, 1, MAX_PIXELS),
    browserColourDepth: clampColourDepth(window.screen.colorDepth),
    browserTimezoneOffset: clampInteger(
      new Date().getTimezoneOffset(),
      -MAX_ZONE_OFFSET_MINUTES,
      MAX_ZONE_OFFSET_MINUTES,
    ),
    browserLanguage: shortenLanguage(window.navigator.language),
    browserJavascriptEnabled: 1,
    browserJavaEnabled: 0,
    challengeWindowSize: chooseChallengeSize(readViewport()).name,
  } as const;
}

/** Formats a billing detail for the request, even if its field was not left. */
function tidyBillingDetail(field: BillingField, value: string): string {
  return field === 'postcode' ? tidyPostcode(value).trim() : tidyWords(value);
}

/** All parts of a payment except the card, which only the provider sees. */
export type PaymentIntention = {
  readonly cart: Cart;
  readonly prepared: PreparedPayment;
  readonly billing: BillingDetails;
  readonly billingFields: readonly BillingField[];
  readonly terms: readonly string[];
  readonly waivers: readonly string[];
  readonly source: Source;
  readonly attemptId: string;
  /** The saved card to pay with; null for another card. The provider has the saved card's billing details. */
  readonly savedCard: SavedCard | null;
  readonly isSaveCardTicked: boolean;
};

/**
 * The body of the authorise request, without the browser's details (Requirement P5.2). It does not contain
 * a saved card's security code, which goes only to the provider's script.
 */
export function buildAuthoriseRequest(intention: PaymentIntention): AuthorisePaymentRequest {
  const { cart, prepared, billing, billingFields, terms, source, attemptId } = intention;
  const { savedCard, isSaveCardTicked, waivers } = intention;
  const readBillingDetail = (field: BillingField) =>
    savedCard === null && billingFields.includes(field)
      ? tidyBillingDetail(field, billing[field]) || null
      : null;
  return {
    billingFirstName: readBillingDetail('firstName'),
    billingLastName: readBillingDetail('lastName'),
    billingAddressLineOne: readBillingDetail('addressLineOne'),
    billingAddressLineTwo: readBillingDetail('addressLineTwo'),
    billingCity: readBillingDetail('city'),
    billingPostcode: readBillingDetail('postcode'),
    cardHolderName:
      [readBillingDetail('firstName'), readBillingDetail('lastName')].filter(isPresent).join(' ') || null,
    // Filled in by a provider whose script creates them from the card.
    cardIdentifier: null,
    token: null,
    paymentMethodId: savedCard?.cardIdentifier ?? null,
    status: null,
    payments: filterCardPayments(cart),
    sessionKey: prepared.sessionKey,
    completedWaivers: [...waivers],
    saveCard: isSaveCardTicked,
    ...(savedCard === null ? {} : { isSavedCard: true, savedCardId: savedCard.id }),
    source,
    terms: [...terms],
    itemHash: cart.itemHash,
    attemptId,
  };
}
