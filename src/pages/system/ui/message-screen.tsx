import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '5',
    maxWidth: 'text',
    marginX: 'auto',
    paddingY: { base: '12', md: '24' },
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

/** A screen that says one thing, with a way on. */
export function MessageScreen({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Frame>
      <Stripe aria-hidden="true" />
      <Heading level={1}>{title}</Heading>
      {children && <Text size="lg">{children}</Text>}
      {action}
    </Frame>
  );
}
