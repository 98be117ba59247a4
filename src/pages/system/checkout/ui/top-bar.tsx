import { chakra } from '@chakra-ui/react/styled-system';
import { membershipText } from '@/entities/membership';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '6',
  },
});

/** The top bar: the title and the total to pay now (Requirement C1.1). */
export function TopBar({ total }: { total: string | null }) {
  return (
    <Bar>
      <Heading level={1}>{text('checkout.title')}</Heading>
      {total !== null && (
        <Text size="lg" role="status">
          <span>{`${membershipText('costs.total')}: `}</span>
          <strong>{total}</strong>
        </Text>
      )}
    </Bar>
  );
}
