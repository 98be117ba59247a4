import { chakra } from '@chakra-ui/react/styled-system';
import type { DatedPayment } from '@/entities/membership';
import { membershipText } from '@/entities/membership';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';

const List = chakra('ol', { base: { margin: '0', marginTop: '3', padding: '0', listStyle: 'none' } });

/** A dot for the payment and a line to the next one. */
const Entry = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '6',
    paddingBottom: '4',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '2',
      width: '12px',
      height: '12px',
      borderWidth: '3px',
      borderStyle: 'solid',
      borderColor: 'primary.text',
      borderRadius: 'full',
      background: 'surface',
    },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      top: '6',
      bottom: '-2',
      width: '2px',
      background: 'line.strong',
    },
    '&:first-of-type::before': { background: 'primary.text' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    '& > :last-child': { whiteSpace: 'nowrap' },
  },
});

/** The payments by date: today, the first collection, then monthly. */
export function Timeline({ payments }: { payments: readonly DatedPayment[] }) {
  return (
    <section aria-label={membershipText('costs.timeline')}>
      <Heading level={3} size="sm" marginTop="3">
        {membershipText('costs.timeline')}
      </Heading>
      <List>
        {payments.map(({ dateText, amount, note }) => (
          <Entry key={dateText}>
            <Line>
              <Text as="span" tone="strong">
                {dateText}
              </Text>
              <Text as="span" tone="strong">
                {amount}
              </Text>
            </Line>
            <Text as="span" tone="muted" size="sm">
              {note}
            </Text>
          </Entry>
        ))}
      </List>
    </section>
  );
}
