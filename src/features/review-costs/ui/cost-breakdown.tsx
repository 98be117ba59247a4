import { chakra } from '@chakra-ui/react/styled-system';
import { formatBasePrice, listPayments, membershipText } from '@/entities/membership';
import type { Costs } from '@/shared/api';
import { Box } from '@/shared/ui/box';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { formatMonthlyLabel, listCostLines } from '../lib/cost-lines';
import { text } from './texts';

type BreakdownLine = {
  readonly label: string;
  readonly amount: string;
  readonly note?: string;
  readonly isTotal?: boolean;
};

const List = chakra('dl', { base: { margin: '0', marginTop: '2', fontVariantNumeric: 'tabular-nums' } });
/** Aligns the amounts in a column, each with the first line of its row. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
    paddingY: '2',
  },
  variants: {
    isTotal: {
      true: {
        marginTop: '2',
        paddingY: '3',
        borderStyle: 'solid',
        borderColor: 'line.strong',
        borderWidth: '1px 0',
        fontSize: 'lg',
        fontWeight: 'bold',
      },
    },
  },
});
const Term = chakra('dt', { base: { minWidth: '0', overflowWrap: 'anywhere' } });
const Amount = chakra('dd', { base: { margin: '0', textAlign: 'end', whiteSpace: 'nowrap' } });
const Note = chakra('dd', {
  base: { gridColumn: '1', margin: '0', color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug' },
});

/** The fees that apply, the total, and the dated payments (Requirement J6.1). */
export function CostBreakdown({
  costs,
  isBillingDateAligned,
}: {
  costs: Costs;
  isBillingDateAligned: boolean;
}) {
  return (
    <Stack gap="6">
      <section>
        <Heading level={3} size="md">
          {text('costs.fees')}
        </Heading>
        <Lines lines={buildFeeLines(costs, isBillingDateAligned)} label={text('costs.fees')} />
      </section>
      {/* On a wide screen it is in the summary beside the page, always in sight. */}
      <Box as="section" display={{ base: 'block', lg: 'none' }}>
        <Heading level={3} size="md">
          {membershipText('costs.timeline')}
        </Heading>
        <Lines
          lines={buildTimelineLines(costs, isBillingDateAligned)}
          label={membershipText('costs.timeline')}
        />
      </Box>
    </Stack>
  );
}

function Lines({ lines, label }: { lines: readonly BreakdownLine[]; label: string }) {
  return (
    <List aria-label={label}>
      {lines.map(({ label: name, amount, note, isTotal = false }) => (
        <Row key={name} isTotal={isTotal}>
          <Term>{name}</Term>
          <Amount>{amount}</Amount>
          {note && <Note>{note}</Note>}
        </Row>
      ))}
    </List>
  );
}

function buildFeeLines(costs: Costs, isBillingDateAligned: boolean): BreakdownLine[] {
  const total = {
    label: membershipText('costs.total'),
    amount: costs.totalToPayNow.formatted,
    isTotal: true,
  };
  const fees = listCostLines(costs);
  return [...fees, total, ...buildMonthlyLine(costs, isBillingDateAligned)];
}

function buildMonthlyLine(costs: Costs, isBillingDateAligned: boolean): BreakdownLine[] {
  if (costs.paymentType === 'fixed') return [];
  return [{ label: formatMonthlyLabel(costs, isBillingDateAligned), amount: formatBasePrice(costs) }];
}

function buildTimelineLines(costs: Costs, isBillingDateAligned: boolean): BreakdownLine[] {
  return listPayments(costs, isBillingDateAligned).map(({ dateText, amount, note }) => ({
    label: dateText,
    amount,
    note,
  }));
}
