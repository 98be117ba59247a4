import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { formatOrdinal } from '@/entities/membership';
import { addDays, formatDate } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { BillingDay } from '../lib/billing-days';
import type { ReviewCosts } from '../model/review-costs';
import { type CalendarModel, DateCalendar } from './date-calendar';
import { text } from './texts';

/** The parts of the model that the fields need, for a new membership or a change of one. */
type DatesModel = CalendarModel &
  Pick<
    ReviewCosts,
    | '$startDateText'
    | '$startDateError'
    | '$startDateMovedTo'
    | '$billingDay'
    | '$billingDays'
    | '$billingDayError'
    | '$needsBillingDay'
    | '$isBillingDateAligned'
    | '$isMonthly'
    | '$refusalCount'
    | 'startDateTyped'
    | 'startDateLeft'
    | 'todayClicked'
    | 'tomorrowClicked'
    | 'billingDayChosen'
  >;

/** The start date (typed, with Today and Tomorrow, or from a calendar), and the billing day if one has to be chosen. */
export function DateChoice({ model }: { model: DatesModel }) {
  const view = useUnit({
    startDate: model.$startDate,
    startDateText: model.$startDateText,
    startDateError: model.$startDateError,
    movedTo: model.$startDateMovedTo,
    bounds: model.$bounds,
    today: model.$today,
    billingDay: model.$billingDay,
    billingDays: model.$billingDays,
    billingDayError: model.$billingDayError,
    needsBillingDay: model.$needsBillingDay,
    isBillingDateAligned: model.$isBillingDateAligned,
    isMonthly: model.$isMonthly,
    refusalCount: model.$refusalCount,
    startDateTyped: model.startDateTyped,
    startDateLeft: model.startDateLeft,
    todayClicked: model.todayClicked,
    tomorrowClicked: model.tomorrowClicked,
    billingDayChosen: model.billingDayChosen,
  });
  const frame = useRef<HTMLDivElement>(null);
  const { min, max } = view.bounds;
  const tomorrow = addDays(view.today, 1);
  const { refusalCount } = view;
  useEffect(() => {
    const field = frame.current?.querySelector('[aria-invalid=true]');
    if (refusalCount > 0 && field instanceof HTMLElement) field.focus();
  }, [refusalCount]);
  return (
    <Stack ref={frame} gap="6">
      <Stack gap="2">
        <Field
          id="review-start-date"
          label={text('costs.startDate')}
          hint={text('costs.startDateHint', { min: formatDate(min), max: formatDate(max) })}
          error={view.startDateError}
          isRequired
        >
          {(control) => (
            <Stack direction="row" gap="2">
              <Stack direction="row" gap="2" flexWrap="nowrap" width="20rem" maxWidth="full">
                <Box flex="1" minWidth="0">
                  <DateInput
                    {...control}
                    value={view.startDateText}
                    onValueChange={view.startDateTyped}
                    onBlur={() => view.startDateLeft()}
                  />
                </Box>
                <DateCalendar model={model} />
              </Stack>
              {min <= view.today && view.today <= max && (
                <Button
                  variant="secondary"
                  aria-pressed={view.startDate === view.today}
                  onClick={() => view.todayClicked()}
                >
                  {text('costs.today')}
                </Button>
              )}
              {min <= tomorrow && tomorrow <= max && (
                <Button
                  variant="secondary"
                  aria-pressed={view.startDate === tomorrow}
                  onClick={() => view.tomorrowClicked()}
                >
                  {text('costs.tomorrow')}
                </Button>
              )}
            </Stack>
          )}
        </Field>
        {view.movedTo !== null && (
          <Text role="status" tone="muted">
            {text('costs.dateMoved', { min: formatDate(view.movedTo) })}
          </Text>
        )}
      </Stack>
      {view.needsBillingDay && (
        <Field
          id="review-billing-day"
          label={text('costs.billingDay')}
          hint={text('costs.billingDayHint')}
          error={view.billingDayError}
          isRequired
        >
          {(control) => (
            <Box width="20rem" maxWidth="full">
              <Select
                {...control}
                value={view.billingDay === null ? '' : String(view.billingDay)}
                placeholder={text('costs.chooseDay')}
                options={view.billingDays.map(buildDayOption)}
                onValueChange={(day) => {
                  if (day !== '') view.billingDayChosen(Number(day));
                }}
              />
            </Box>
          )}
        </Field>
      )}
      {view.isMonthly && view.isBillingDateAligned && (
        <Alert status="info" isLive={false}>
          {text('costs.aligned')}
        </Alert>
      )}
    </Stack>
  );
}

/** '15th – £43.53 to pay now'. */
function buildDayOption({ day, totalToPayNow: total }: BillingDay) {
  const name = formatOrdinal(day);
  return {
    value: String(day),
    label: total === null ? name : text('costs.dayWithTotal', { day: name, total }),
  };
}
