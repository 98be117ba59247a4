import { useUnit } from 'effector-react';
import { membershipText } from '@/entities/membership';
import { DateChoice, GoCardlessNotice } from '@/features/review-costs';
import { formatLongDate } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { GatedButton } from '@/shared/ui/gated-button';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/costs';
import { $needsBankDetails, continueClicked } from '../model/sending';
import { text } from '../texts';
import { Agreement } from './agreement';

const GO_CARDLESS_PROVIDER = 'go_cardless';

/**
 * The start date of the change, and the amount due now with its parts; also the terms, if no bank details are needed.
 */
export function DatesAndCosts() {
  const { costs, error, isUpdating, blockers, canContinue, needsBankDetails, ...events } = useUnit({
    costs: model.$costs,
    error: model.$costsError,
    isUpdating: model.$isUpdating,
    blockers: model.$blockers,
    canContinue: model.$canContinue,
    needsBankDetails: $needsBankDetails,
    retry: model.retryClicked,
    continueToBank: continueClicked,
  });
  return (
    <Stack gap="6">
      <FocusHandover hasError={error !== null} label={text('changeMembership.costs')}>
        {error !== null && (
          <Alert status="danger" title={error}>
            <Button variant="text" isBusy={isUpdating} onClick={() => events.retry()}>
              {uiText('form.tryAgain')}
            </Button>
          </Alert>
        )}
        {costs === null && error === null && (
          <Spinner label={text('changeMembership.updating')} isLabelShown />
        )}
        {costs !== null && (
          <Stack gap="6">
            <Card as="section" aria-labelledby="when-it-changes">
              <Stack gap="3">
                <Heading level={2} id="when-it-changes">
                  {text('changeMembership.when')}
                </Heading>
                <DateChoice model={model.dateFields} />
              </Stack>
            </Card>
            {error === null && <CostsCard />}
          </Stack>
        )}
      </FocusHandover>
      {costs !== null && (
        <>
          {needsBankDetails && costs.directDebitProvider === GO_CARDLESS_PROVIDER && <GoCardlessNotice />}
          {needsBankDetails ? (
            <GatedButton
              size="lg"
              blockers={blockers}
              isBusy={isUpdating && !canContinue}
              onClick={() => events.continueToBank()}
            >
              {text('changeMembership.next')}
            </GatedButton>
          ) : (
            <Agreement />
          )}
        </>
      )}
    </Stack>
  );
}

function CostsCard() {
  const { costs, isUpdating } = useUnit({ costs: model.$costs, isUpdating: model.$isUpdating });
  if (costs === null) return null;
  const { lines, givenBack, firstBillingDate, newMembershipPrice } = costs;
  const { composition, formatted } = costs.totalDueNow;
  return (
    <Card as="section" aria-labelledby="due-now" aria-busy={isUpdating} position="relative">
      {isUpdating && (
        <Box position="absolute" top="4" insetInlineEnd="4">
          <Spinner label={text('changeMembership.updating')} size="sm" />
        </Box>
      )}
      <Heading level={2} id="due-now">
        {text('changeMembership.costs')}
      </Heading>
      <SummaryList
        label={text('changeMembership.costs')}
        rows={[
          ...(lines?.map(({ label, price }) => ({ label, value: price.formatted })) ?? [
            { label: membershipText('costs.monthInHand'), value: composition.monthInHand.formatted },
            { label: text('changeMembership.fees'), value: composition.fees.formatted },
          ]),
          { label: membershipText('costs.total'), value: formatted, isStrong: true },
          {
            label: text('changeMembership.givenBack'),
            value: givenBack?.amount
              ? text('changeMembership.asCredit', { amount: givenBack.formatted })
              : null,
          },
          {
            label: text('changeMembership.firstDebit'),
            value: firstBillingDate
              ? text('changeMembership.debitOn', {
                  amount: newMembershipPrice.formatted,
                  day: formatLongDate(firstBillingDate),
                })
              : null,
          },
        ]}
      />
    </Card>
  );
}
