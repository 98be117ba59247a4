import { useUnit } from 'effector-react';
import { $user } from '@/entities/customer';
import { Box } from '@/shared/ui/box';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

/** The member code (Requirement C6.11); nothing without one. */
export function MemberCode() {
  const code = useUnit($user)?.barcode;
  if (!code) return null;
  return (
    <Card as="section" aria-labelledby="member-code">
      <Stack direction="responsive" justify="between" gap="6" align="start">
        <Stack gap="1">
          <Heading level={2} id="member-code">
            {text('confirmation.memberCode')}
          </Heading>
          <Text size="lg" tone="strong">
            {code}
          </Text>
          <Text>{text('confirmation.memberCodeText')}</Text>
        </Stack>
        <Box alignSelf={{ base: 'center', md: 'auto' }}>
          <QrCode value={code} label={text('confirmation.memberCodeQr', { code })} size="md" />
        </Box>
      </Stack>
    </Card>
  );
}
