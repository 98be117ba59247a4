import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import Camera from 'lucide-react/icons/camera';
import { $fullName, $user } from '@/entities/customer';
import type { MembershipOrderItem } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const Pass = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'center' },
    justifyContent: 'space-between',
    gap: '6',
    padding: { base: '6', md: '8' },
    borderRadius: 'lg',
    background: 'dark',
    color: 'dark.on',
    boxShadow: 'md',
    // Forced colours remove the background but paint this border.
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
  },
  variants: {
    // On a kiosk it fills the screen between the title and the bar that ends the visit.
    isKiosk: {
      true: {
        minHeight: 'calc(100dvh - 26rem)',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'space-evenly',
        gap: '8',
        paddingY: '12',
        textAlign: 'center',
        '@media (orientation: landscape)': { flexDirection: 'row' },
      },
    },
  },
});

const ScanArea = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    alignSelf: 'center',
    gap: '4',
    flexShrink: '0',
    maxWidth: 'full',
  },
});

const PhotographHint = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    margin: '0',
    fontSize: 'lg',
    fontWeight: 'bold',
    '& svg': { flexShrink: '0' },
  },
});

const Code = chakra('p', {
  base: {
    margin: '0',
    marginY: '1',
    fontFamily: 'ui-monospace, monospace',
    fontSize: { base: 'price', md: 'code' },
    fontWeight: 'bold',
    letterSpacing: '0.04em',
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

/**
 * The membership as a pass: the membership, the centre, the name and the member code (Requirement C6.11).
 * Without a code the rest stays. On a kiosk it fills the screen, so that it can be photographed: a kiosk
 * prints and sends nothing.
 */
export function MembershipPass({ memberships }: { memberships: readonly MembershipOrderItem[] }) {
  const { user, fullName, mode } = useUnit({ user: $user, fullName: $fullName, mode: $mode });
  const [firstMembership] = memberships;
  if (!firstMembership) return null;
  const code = user?.barcode;
  return (
    <Pass aria-labelledby="pass" isKiosk={mode.isKiosk}>
      <Stack gap="6">
        <Stack gap="2">
          <Text>{firstMembership.homeVenue.name}</Text>
          <Heading level={2} id="pass" size="xl">
            {memberships.map(({ name }) => name).join(', ')}
          </Heading>
          {fullName !== '' && <Text size="lg">{fullName}</Text>}
        </Stack>
        {code && (
          <section aria-labelledby="member-code">
            <Heading level={3} id="member-code" size="sm">
              {text('confirmation.memberCode')}
            </Heading>
            <Code>{code}</Code>
            <Text>{text('confirmation.memberCodeText')}</Text>
          </section>
        )}
      </Stack>
      {code && (
        <ScanArea>
          <QrCode
            value={code}
            label={text('confirmation.memberCodeQr', { code })}
            size={mode.isKiosk ? 'lg' : 'md'}
          />
          {mode.isKiosk && (
            <PhotographHint>
              <Icon of={Camera} size={24} />
              <span>{text('confirmation.photograph')}</span>
            </PhotographHint>
          )}
        </ScanArea>
      )}
    </Pass>
  );
}
