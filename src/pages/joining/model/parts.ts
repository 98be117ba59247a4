import { combine, createEvent, sample } from 'effector';
import { $today } from '@/entities/client';
import { $user } from '@/entities/customer';
import { eligibilityText } from '@/entities/membership';
import { $homeVenue } from '@/entities/venue';
import { createPromoCode } from '@/features/apply-promo-code';
import { createReviewCosts } from '@/features/review-costs';
import { createDirectDebit } from '@/features/set-up-direct-debit';
import { createStartOver } from '@/features/start-over';
import { text } from '@/shared/messages';
import type { Needs } from '../lib/sections';
import { $typeId, questions, selection } from './choosing';
import { createProgress } from './progress';
import { directDebitTerms, healthTerms, membershipTerms, termsBlockers } from './terms';

// The page's features, each with what it needs to know of the others. How they follow one another: joining.ts.

export { $typeId, choose, questions, selection } from './choosing';
export { forgotten, known, register, signIn } from './people';
export { accountTerms, directDebitTerms, healthTerms, membershipTerms } from './terms';

const { $membership } = selection;
const $optionId = $membership.map((membership) => membership?.paymentOption.id ?? null);
const $paymentType = $membership.map((membership) => membership?.paymentOption.paymentType ?? null);
/** Whom the chosen membership is for, where it is not for everybody: a visitor reads it before they fill in a form. */
export const $eligibility = $membership.map((membership) => {
  const name = membership && eligibilityText(membership.membershipType);
  return name ? { membership: membership.membershipType.name, name } : null;
});
const $venueId = $homeVenue.map((venue) => venue?.id ?? null);
const $priced = combine(
  { typeId: $typeId, optionId: $optionId, venueId: $venueId, paymentType: $paymentType },
  ({ typeId, optionId, venueId, paymentType }) =>
    typeId !== null && optionId !== null && venueId !== null && paymentType !== null
      ? { typeId, optionId, venueId, paymentType }
      : null,
);

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
  $termsBlockers: termsBlockers(directDebitTerms, () => text('directDebit.step.terms')),
});
/** The modulus check warns of the account that is typed now. */
export const $isAccountDoubted = directDebit.$accountWarning.map((warning) => warning !== null);
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
