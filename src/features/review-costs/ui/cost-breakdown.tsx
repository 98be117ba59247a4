import { basePrice, membershipText, paymentTimeline } from '@/entities/membership';
import type { Costs } from '@/shared/api';
import { Box } from '@/shared/ui/box';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { SummaryList, type SummaryRow } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { costLines, monthlyLabel } from '../lib/cost-lines';
import { text } from './texts';

/** The fees that apply, the total, and what is paid when (Spec, joining §2 "Review section and cost display"). */
export function CostBreakdown({ costs, isAligned }: { costs: Costs; isAligned: boolean }) {
  return (
    <Stack gap="6">
      <section>
        <Heading level={3}>{text('costs.fees')}</Heading>
        <SummaryList label={text('costs.fees')} rows={feeRows(costs, isAligned)} />
      </section>
      {/* On a wide screen it is in the summary beside the page, always in sight. */}
      <Box as="section" display={{ base: 'block', lg: 'none' }}>
        <Heading level={3}>{membershipText('costs.timeline')}</Heading>
        <SummaryList label={membershipText('costs.timeline')} rows={timelineRows(costs, isAligned)} />
      </Box>
    </Stack>
  );
}

function feeRows(costs: Costs, isAligned: boolean): SummaryRow[] {
  const fees = costLines(costs).map(({ label, amount, note }) => ({
    key: label,
    label: note ? <WithNote label={label} note={note} /> : label,
    value: amount,
  }));
  const total = {
    label: membershipText('costs.total'),
    value: costs.totalToPayNow.formatted,
    isStrong: true,
  };
  return [...fees, total, ...monthlyRow(costs, isAligned)];
}

function monthlyRow(costs: Costs, isAligned: boolean): SummaryRow[] {
  if (costs.paymentType === 'fixed') return [];
  return [{ label: monthlyLabel(costs, isAligned), value: basePrice(costs) }];
}

function timelineRows(costs: Costs, isAligned: boolean): SummaryRow[] {
  return paymentTimeline(costs, isAligned).map(({ when, amount, note }) => ({
    key: when,
    label: <WithNote label={when} note={note} />,
    value: amount,
  }));
}

function WithNote({ label, note }: { label: string; note: string }) {
  return (
    <>
      <Text as="span" tone="strong">
        {label}
      </Text>{' '}
      <Text as="span" tone="muted" size="sm">
        {note}
      </Text>
    </>
  );
}
