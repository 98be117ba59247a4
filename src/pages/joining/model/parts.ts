import { combine, createEvent, createStore, sample } from 'effector';
import { $clientId, $today } from '@/entities/client';
import { $user } from '@/entities/customer';
import { $homeVenue } from '@/entities/venue';
import { createLoadedTerms, type TermsDocument } from '@/features/accept-terms';
import { createAnswerQuestions } from '@/features/answer-questions';
import { createPromoCode } from '@/features/apply-promo-code';
import { createChooseMembership } from '@/features/choose-membership';
import { createForgottenPassword } from '@/features/forgotten-password';
import { createRegisterCustomer } from '@/features/register-customer';
import { createReviewCosts } from '@/features/review-costs';
import { createDirectDebit } from '@/features/set-up-direct-debit';
import { createSignIn } from '@/features/sign-in';
import { createStartOver } from '@/features/start-over';
import {
  loadDirectDebitTerms,
  loadHealthCommitment,
  loadMembershipTerms,
  type Source,
  type Terms,
} from '@/shared/api';
import { text } from '@/shared/messages';
import type { Needs } from '../lib/sections';
import { createProgress } from './progress';
import { createSelection } from './selection';

// The page's features, each with what it needs to know of the others. How they follow one another: joining.ts.

export const choose = createChooseMembership({ $venue: $homeVenue, $user });
export const selection = createSelection({
  $types: choose.$types,
  $areTypesReady: choose.$status.map((status) => status === 'ready'),
});

const { $membership } = selection;
export const $typeId = $membership.map((membership) => membership?.membershipType.id ?? null);
const $optionId = $membership.map((membership) => membership?.paymentOption.id ?? null);
const $paymentType = $membership.map((membership) => membership?.paymentOption.paymentType ?? null);
const $venueId = $homeVenue.map((venue) => venue?.id ?? null);
const $priced = combine(
  { typeId: $typeId, optionId: $optionId, venueId: $venueId, paymentType: $paymentType },
  ({ typeId, optionId, venueId, paymentType }) =>
    typeId !== null && optionId !== null && venueId !== null && paymentType !== null
      ? { typeId, optionId, venueId, paymentType }
      : null,
);

const $source = createStore<Source>('online-joining');
export const signIn = createSignIn();
export const forgotten = createForgottenPassword({ $username: signIn.$username });
export const register = createRegisterCustomer({ $clientId, $source });
export const questions = createAnswerQuestions({ $membershipTypeId: $typeId });

const listed = (terms: Terms | null): readonly TermsDocument[] => (terms ? [terms] : []);
const $termsParams = $typeId.map((typeId) => (typeId === null ? null : { typeId }));
export const healthTerms = createLoadedTerms({
  $params: $termsParams,
  load: async (params, options) => listed(await loadHealthCommitment(params, options)),
});
export const membershipTerms = createLoadedTerms({
  $params: $termsParams,
  load: async (params, options) => listed(await loadMembershipTerms(params, options)),
});
export const directDebitTerms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options) => listed(await loadDirectDebitTerms(options)),
});

const termsBlockers = ({ $isAccepted, $isLoaded, $error, $documents }: typeof healthTerms) =>
  combine($isAccepted, $isLoaded, $error, $documents, (isAccepted, isLoaded, error, documents) => {
    if (!isLoaded) return [text(error === null ? 'terms.stepLoad' : 'terms.stepRetry')];
    return isAccepted ? [] : documents.map(({ title }) => text('terms.step', { title }));
  });

export const promo = createPromoCode({ $paymentOptionId: $optionId });
export const review = createReviewCosts({
  $selection: $priced,
  $user,
  $promotionId: promo.$promotion.map((promotion) => promotion?.id ?? null),
  $today,
  $termsBlockers: combine(
    termsBlockers(healthTerms),
    termsBlockers(membershipTerms),
    (health, membership) => [...new Set([...health, ...membership])],
  ),
});
export const directDebit = createDirectDebit({
  $hasTerms: directDebitTerms.$hasTerms,
  $areTermsAccepted: directDebitTerms.$isAccepted,
});
export const startOver = createStartOver();

/**
 * Monthly payment is asked for only of those who pay monthly and have no instruction; a customer with a billing date skips it as well.
 * Source: Spec, joining §2, §4.
 */
export const $needsDirectDebit = combine(
  $paymentType,
  $user,
  (paymentType, user) => paymentType === 'recurring' && !(user?.hasInstruction || user?.hasBillingDate),
);
const $needs = combine(
  questions.$hasQuestions,
  $needsDirectDebit,
  (hasQuestions, needsDirectDebit): Needs => ({ hasQuestions, needsDirectDebit }),
);
export const progress = createProgress({ $needs });

/** What was typed for an earlier choice is gone. */
export const answersDropped = createEvent();
/** A session has ended: what only its customer may say is gone, the dates and the promo code stay. */
export const customerLost = createEvent();
for (const { reset } of [questions, directDebit, healthTerms, membershipTerms, directDebitTerms])
  sample({ clock: [answersDropped, customerLost], target: reset });
for (const { reset } of [promo, review]) sample({ clock: answersDropped, target: reset });
