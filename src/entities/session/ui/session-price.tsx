import type { ActivitySession } from '@/shared/api';
import { formatList } from '@/shared/format';
import { styled } from '@/shared/ui/styled';
import { text } from '../texts';

const Line = styled('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    lineHeight: 'snug',
  },
});
const Amount = styled('span', {
  base: { fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
const Reason = styled('span', {
  base: {
    // A block, because inline text is not balanced.
    display: 'inline-block',
    fontSize: 'sm',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
});

/** The session's price for the customer, or for a visitor. */
export function SessionPrice({
  session: { yours, priceFrom, membersFrom, state },
}: {
  session: PricedSession;
}) {
  if (state === 'drop_in' && !yours && !priceFrom) return null;
  const isPaidWithUse = yours?.reductionKind === 'package' || yours?.reductionKind === 'benefit';
  if (yours && yours.price.amount === 0 && !isPaidWithUse) return <Reason>{formatLabel(yours)}</Reason>;
  if (yours)
    return (
      <Line>
        <Amount>{yours.price.formatted}</Amount>
        <Reason>{formatLabel(yours)}</Reason>
      </Line>
    );
  if (!priceFrom) return <Reason>{text('session.membersOnly')}</Reason>;
  return (
    <Line>
      <Amount>{priceFrom.amount === 0 ? text('session.freeOfCharge') : priceFrom.formatted}</Amount>
      {membersFrom && (
        <Reason>
          {membersFrom.amount === 0
            ? text('session.membersFree')
            : text('session.membersFrom', { price: membersFrom.formatted })}
        </Reason>
      )}
    </Line>
  );
}

/** "Junior, for Leo and Mia" where it is not the customer's own price. */
function formatLabel({ label, forPeople = [] }: NonNullable<ActivitySession['yours']>): string {
  if (forPeople.length === 0) return label;
  return [label, text('session.priceFor', { names: formatList(forPeople) })].join(', ');
}

type PricedSession = Pick<ActivitySession, 'yours' | 'priceFrom' | 'state' | 'membersFrom'>;
