import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { GatedButton } from '@/shared/ui/gated-button';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { text as uiText } from '@/shared/ui/texts';
import type { ReviewCosts as ReviewCostsModel } from '../model/review-costs';
import { CostBreakdown } from './cost-breakdown';
import { DateChoice } from './date-choice';
import { GoCardlessNotice } from './go-cardless-notice';
import { text } from './texts';

const GO_CARDLESS_PROVIDER = 'go_cardless';

type ReviewCostsProps = {
  model: ReviewCostsModel;
  /** The promo code; shown only if the costs say that codes are accepted. */
  promoCode: Elements;
  /** Health commitment and membership terms. */
  terms: Elements;
  /** The button's label, which depends on the next step (Requirement J6.16). */
  continueLabel: string;
  /** Whether the page is saving. */
  isBusy?: boolean;
};

/** Dates, costs, promo code and terms, in the order in which the customer decides them. */
export function ReviewCosts({ model, promoCode, terms, continueLabel, isBusy = false }: ReviewCostsProps) {
  const {
    costs,
    costsError,
    isBillingDateAligned,
    isUpdating,
    takesPromoCode,
    blockers,
    canContinue,
    retryClicked,
    continueClicked,
  } = useUnit({
    costs: model.$costs,
    takesPromoCode: model.$takesPromoCode,
    costsError: model.$costsError,
    isBillingDateAligned: model.$isBillingDateAligned,
    isUpdating: model.$isUpdating,
    blockers: model.$blockers,
    canContinue: model.$canContinue,
    retryClicked: model.retryClicked,
    continueClicked: model.continueClicked,
  });
  // Content below the price appears with the first price, which would otherwise move it.
  const isFirstPrice = costs === null && costsError === null;
  return (
    <Stack gap="6">
      <DateChoice model={model} />
      {takesPromoCode && promoCode}
      <FocusHandover hasError={costsError !== null} label={text('costs.fees')}>
        {costsError !== null && (
          <Alert status="danger" title={costsError}>
            <Button variant="text" onClick={() => retryClicked()} isBusy={isUpdating}>
              {uiText('form.tryAgain')}
            </Button>
          </Alert>
        )}
        {costs && costsError === null && (
          <Box position="relative" aria-busy={isUpdating}>
            {isUpdating && (
              <Box position="absolute" top="0" insetInlineEnd="0">
                <Spinner label={text('costs.updating')} size="sm" />
              </Box>
            )}
            <CostBreakdown costs={costs} isBillingDateAligned={isBillingDateAligned} />
          </Box>
        )}
      </FocusHandover>
      {isFirstPrice ? (
        <Spinner label={text('costs.updating')} isLabelShown />
      ) : (
        <>
          {costs?.directDebitProvider === GO_CARDLESS_PROVIDER && <GoCardlessNotice />}
          {terms}
          <GatedButton
            size="lg"
            data-step-action=""
            blockers={blockers}
            isBusy={isBusy || (isUpdating && !canContinue)}
            onClick={() => continueClicked()}
          >
            {continueLabel}
          </GatedButton>
        </>
      )}
    </Stack>
  );
}
