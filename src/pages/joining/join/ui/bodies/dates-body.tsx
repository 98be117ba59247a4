import { useUnit } from 'effector-react';
import { TermsTicks } from '@/features/accept-terms';
import { PromoCodeForm } from '@/features/apply-promo-code';
import { ReviewCosts } from '@/features/review-costs';
import { Stack } from '@/shared/ui/stack';
import { $needsDirectDebit, healthTerms, membershipTerms, promo, review } from '../../model/features';
import { submission } from '../../model/sending';
import { SubmissionError } from '../submission-error';
import { text as joiningText } from '../texts';
import { text } from './texts';

/** Dates, costs, promo code and terms. Sends the membership if no Direct Debit is needed. */
export function DatesBody() {
  const { needsDirectDebit, status } = useUnit({
    needsDirectDebit: $needsDirectDebit,
    status: submission.$status,
  });
  return (
    <Stack gap="6">
      {!needsDirectDebit && <SubmissionError />}
      <ReviewCosts
        model={review}
        promoCode={<PromoCodeForm model={promo} />}
        terms={
          <TermsTicks
            terms={[
              { model: healthTerms, title: text('terms.health') },
              { model: membershipTerms, title: text('terms.membership') },
            ]}
          />
        }
        continueLabel={needsDirectDebit ? joiningText('joining.continue') : text('joining.saveAndContinue')}
        isBusy={status === 'storing' || status === 'answering' || status === 'sent'}
      />
    </Stack>
  );
}
