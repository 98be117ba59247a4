import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { $today } from '@/entities/client';
import { $user } from '@/entities/customer';
import type { Order } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import { listNextSteps } from '../lib/next-steps';
import { text } from '../texts';

const List = chakra('ol', { base: { margin: '0', marginTop: '4', padding: '0', listStyle: 'none' } });

/** A dot for each step, and a line to the next one. */
const Step = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '8',
    paddingBottom: '6',
    '&:last-of-type': { paddingBottom: '0' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '1',
      width: '4',
      height: '4',
      borderRadius: 'full',
      borderWidth: '4px',
      borderStyle: 'solid',
      borderColor: 'primary.border',
    },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '7px',
      top: '6',
      bottom: '0',
      borderInlineStartWidth: '2px',
      borderInlineStartStyle: 'solid',
      borderColor: 'line',
    },
  },
});

/** The payment, the visits and the next collection, without unknown parts. */
export function NextSteps({ order }: { order: Order }) {
  const { today, user } = useUnit({ today: $today, user: $user });
  const hasMemberCode = Boolean(user?.barcode);
  return (
    <Card as="section" aria-labelledby="next">
      <Heading level={2} id="next">
        {text('next.title')}
      </Heading>
      <List>
        {listNextSteps(order, { today, hasMemberCode }).map(({ date, title, detail }) => (
          <Step key={`${date} ${title} ${detail}`}>
            <Text tone="muted" size="sm">
              {date}
            </Text>
            <Text tone="strong">{title}</Text>
            {detail !== null && <Text>{detail}</Text>}
          </Step>
        ))}
      </List>
    </Card>
  );
}
