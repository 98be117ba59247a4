import { account } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const Frame = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: { base: '4', lg: '6' },
    borderRadius: 'lg',
    background: 'dark',
    color: 'dark.on',
    '--focus-color': 'currentColor',
    // Forced colours remove the background but paint this border.
    border: '1px solid transparent',
    '& a': { color: 'inherit' },
    '& svg, & span:has(> svg)': { width: '10rem' },
  },
});
const Code = styled('p', {
  base: {
    margin: '0',
    fontFamily: 'ui-monospace, monospace',
    fontSize: '1.375rem',
    fontWeight: 'bold',
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
  },
});

/** The member code, as on the card of the confirmation. */
export function MemberCodeCard({ code, name }: { code: string; name: string }) {
  return (
    <Frame aria-labelledby="member-card">
      <Stack gap="1">
        <Heading level={2} size="md" id="member-card">
          {text('dashboard.card')}
        </Heading>
        <Text>{name}</Text>
        <Code>{code}</Code>
        <Link to={account.card} isStandalone>
          {text('dashboard.cardFull')}
        </Link>
      </Stack>
      <QrCode value={code} label={text('dashboard.cardQr', { code })} size="md" />
    </Frame>
  );
}
