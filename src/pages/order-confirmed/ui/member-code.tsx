import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { $user } from '@/entities/customer';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const Code = chakra('p', {
  base: {
    margin: '0',
    marginY: '3',
    fontFamily: 'ui-monospace, monospace',
    fontSize: { base: 'price', md: 'code' },
    fontWeight: 'bold',
    letterSpacing: '0.08em',
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

/** The code by which the centre knows its member (Spec, platform §3 "User": barcode); nothing while there is none. */
export function MemberCode() {
  const user = useUnit($user);
  if (!user?.barcode) return null;
  return (
    <Card as="section" aria-labelledby="member-code">
      <Heading level={2} id="member-code">
        {text('confirmation.memberCode')}
      </Heading>
      <Code>{user.barcode}</Code>
      <Text tone="muted">{text('confirmation.memberCodeText')}</Text>
    </Card>
  );
}
