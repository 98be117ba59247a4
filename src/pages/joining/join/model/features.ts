import { combine, createEvent, createStore, sample } from 'effector';
import { ONLINE_JOINING } from '@/entities/checkout-source';
import { $clientId, $today, dayChanged } from '@/entities/client';
import { $fullName, $user } from '@/entities/customer';
import { $homeAddress, $isHomeAddressLoading, toBillingAddress } from '@/entities/home-address';
import { formatEligibility } from '@/entities/membership';
import { $homeVenue } from '@/entities/venue';
import { createLoadedTerms, createTermsBlockers, type TermsDocument } from '@/features/accept-terms';
import { createPromoCode } from '@/features/apply-promo-code';
import { createChooseMembership } from '@/features/choose-membership';
import { createForgottenPassword } from '@/features/forgotten-password';
import { createKnownDetails, createRegisterCustomer } from '@/features/register-customer';
import { createReviewCosts } from '@/features/review-costs';
import { createDirectDebit } from '@/features/set-up-direct-debit';
import { createSignIn } from '@/features/sign-in';
import { createStartOver } from '@/features/start-over';
import {
  loadAccountTerms,
  loadDirectDebitTerms,
  loadHealthCommitment,
  loadMembershipTerms,
  type Terms,
} from '@/shared/api';
import type { SectionConditions } from '../lib/sections';
import { createAnswerQuestions } from './answer-questions';
import { createProgress } from './progress';
import { createSelection } from './selection';
import { text } from './texts';

// The features of the page, each with what it needs from the others. For their order see joining.ts.

// The membership and its questions.
export const membershipChooser = createChooseMembership({ $venue: $homeVenue, $user });
export const selection = createSelection({
  $types: membershipChooser.$types,
  $areTypesReady: membershipChooser.$status.map((status) => status === 'ready'),
  $userId: $user.map((user) => user?.id ?? null),
});

const { $membership } = selection;
export const $membershipTypeId = $membership.map((membership) => membership?.membershipType.id ?? null);
export const questions = createAnswerQuestions({ $membershipTypeId });

// The customer: one who logs in, or a new one.
const $source = createStore(ONLINE_JOINING);
export const signIn = createSignIn();
export const forgottenPassword = createForgottenPassword({ $username: signIn.$username });
const $membershipType = $membership.map((membership) => membership?.membershipType ?? null);
// Compared limit by limit, so that reloading the membership does not reset the form.
const $agesOfMembership = combine({
  membership: $membershipType.map((type) => type?.name ?? ''),
  minAge: $membershipType.map((type) => type?.minAge ?? null),
  maxAge: $membershipType.map((type) => type?.maxAge ?? null),
});
export const register = createRegisterCustomer({ $clientId, $source, $membershipAges: $agesOfMembership });
export const knownDetails = createKnownDetails({ $userId: $user.map((user) => user?.id ?? null) });

// The terms to read and accept.
const listDocuments = (terms: Terms | null): readonly TermsDocument[] => (terms ? [terms] : []);
const $termsParams = $membershipTypeId.map((typeId) => (typeId === null ? null : { typeId }));
export const healthTerms = createLoadedTerms({
  $params: $termsParams,
  load: async (params, options) => listDocuments(await loadHealthCommitment(params, options)),
});
export const membershipTerms = createLoadedTerms({
  $params: $termsParams,
  load: async (params, options) => listDocuments(await loadMembershipTerms(params, options)),
});
/** The terms that a new customer accepts. */
export const accountTerms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options) => [await loadAccountTerms(options)],
});
export const directDebitTerms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options) => listDocuments(await loadDirectDebitTerms(options)),
});

// The price and the payment.
const $optionId = $membership.map((membership) => membership?.paymentOption.id ?? null);
const $paymentType = $membership.map((membership) => membership?.paymentOption.paymentType ?? null);
/** Who the chosen membership is for; null if it is for everybody. Shown to a visitor before they fill in the form. */
export const $eligibility = $membership.map((membership) => {
  const name = membership && formatEligibility(membership.membershipType);
  return name ? { membership: membership.membershipType.name, name } : null;
});
const $venueId = $homeVenue.map((venue) => venue?.id ?? null);
const $pricedSelection = combine(
  { typeId: $membershipTypeId, optionId: $optionId, venueId: $venueId, paymentType: $paymentType },
  ({ typeId, optionId, venueId, paymentType }) =>
    typeId !== null && optionId !== null && venueId !== null && paymentType !== null
      ? { typeId, optionId, venueId, paymentType }
      : null,
);

export const promo = createPromoCode({ $paymentOptionId: $optionId });
export const review = createReviewCosts({
  $selection: $pricedSelection,
  $user,
  $promotionId: promo.$promotion.map((promotion) => promotion?.id ?? null),
  $today,
  dayChanged,
  $termsBlockers: combine(
    createTermsBlockers(healthTerms),
    createTermsBlockers(membershipTerms),
    (healthBlockers, membershipBlockers) => [...new Set([...healthBlockers, ...membershipBlockers])],
  ),
});
export const directDebit = createDirectDebit({
  $termsBlockers: createTermsBlockers(directDebitTerms, () => text('directDebit.step.terms')),
  $customerName: $fullName,
  $home: $homeAddress.map((homeAddress) => homeAddress && toBillingAddress(homeAddress)),
  $isHomeLoading: $isHomeAddressLoading,
});
/** Whether the modulus check has a warning about the typed account. */
export const $isAccountDoubtful = directDebit.$accountWarning.map((warning) => warning !== null);
export const startOver = createStartOver();

/**
 * Whether Monthly payment is needed: only for customers who pay monthly and have neither an instruction nor a billing
 * date. Requirements J1.3, J6.14.
 */
export const $needsDirectDebit = combine(
  $paymentType,
  $user,
  (paymentType, user) => paymentType === 'recurring' && !(user?.hasInstruction || user?.hasBillingDate),
);
const $sectionConditions = combine(
  questions.$hasQuestions,
  $needsDirectDebit,
  (hasQuestions, needsDirectDebit): SectionConditions => ({ hasQuestions, needsDirectDebit }),
);
export const progress = createProgress({ $conditions: $sectionConditions });

/** Answers for an earlier choice were dropped. */
export const answersDropped = createEvent();
for (const { reset } of [
  questions,
  directDebit,
  healthTerms,
  membershipTerms,
  directDebitTerms,
  promo,
  review,
])
  sample({ clock: answersDropped, target: reset });
