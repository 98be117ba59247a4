import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $operatorName } from '@/entities/client';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import { OperatorContact } from '@/widgets/operator-contact';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '6',
    maxWidth: 'text',
    marginX: 'auto',
    paddingY: { base: '12', md: '16' },
  },
});
const Stripe = chakra('span', {
  base: {
    display: 'block',
    width: '16',
    height: '1.5',
    borderRadius: 'full',
    background: 'primary',
    transform: 'skewX(-24deg)',
  },
});

/** A screen with one message of the operator, a button to continue, and contact details. */
export function MessageScreen({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: Elements;
}) {
  const operatorName = useUnit($operatorName);
  return (
    <Frame>
      {operatorName !== '' && <Text tone="strong">{operatorName}</Text>}
      <Stripe aria-hidden="true" />
      <Heading level={1}>{title}</Heading>
      {children && <Text size="lg">{children}</Text>}
      {action}
      <OperatorContact />
    </Frame>
  );
}
