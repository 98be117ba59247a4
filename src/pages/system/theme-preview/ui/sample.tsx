import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { readLogo, type VenueTheme } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';
import { ThemedArea } from './themed';

const Frame = chakra('div', {
  base: {
    overflow: 'hidden',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
  },
});
const Header = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '4',
    background: 'header',
    color: 'header.on',
    fontWeight: 'medium',
    boxShadow: 'inset 0 -3px 0 var(--venue-accent)',
  },
});
const Logo = chakra('img', {
  base: { display: 'block', height: '2.5rem', maxWidth: '14rem', objectFit: 'contain' },
});
const Badge = chakra('span', {
  base: {
    paddingX: '2',
    paddingY: '1',
    borderRadius: 'full',
    background: 'accent',
    color: 'accent.on',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
});
const Body = chakra('div', { base: { padding: { base: '4', md: '6' }, background: 'surface' } });
const Footer = chakra('div', { base: { padding: '4', background: 'dark', color: 'dark.on' } });
const FocusRing = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingX: '4',
    margin: '2',
    borderRadius: 'md',
    outline: '3px solid var(--focus-color, #14161f)',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px #fff',
  },
  variants: { isOnBand: { true: { '--focus-color': 'currentColor' } } },
});

/** A sample of what customers see, in a theme. The controls do nothing. */
export function Sample({ theme, operatorName }: { theme: VenueTheme; operatorName: string }) {
  const [isTicked, setIsTicked] = useState(true);
  const logo = readLogo(theme.themeAppLogo, document.baseURI);
  const secondaryStyle = theme.themeAppSecondaryButtonStyle === 'outline' ? 'outline' : 'solid';
  return (
    <ThemedArea theme={theme}>
      <Frame>
        <Header>
          {logo ? <Logo src={logo} alt={operatorName} /> : <span>{operatorName}</span>}
          <span>
            <span>{text('theme.sampleBasket')}</span> <Badge>2</Badge>
          </span>
          <FocusRing isOnBand>{text('theme.sampleFocus')}</FocusRing>
        </Header>
        <Body>
          <Stack gap="4">
            <Heading level={3} size="xl">
              {text('joining.title')}
            </Heading>
            <Text>
              <span>{text('theme.sampleText')}</span> <Link href="#sample">{text('theme.sampleLink')}</Link>
            </Text>
            <Stack direction="row" gap="3">
              <Button>{text('theme.samplePrimary')}</Button>
              <Button variant="secondary" disabled>
                {text('theme.sampleDisabled')}
              </Button>
              <ThemedArea theme={{ ...theme, themeAppSecondaryButtonStyle: 'solid' }}>
                <Button variant="secondary">{text('theme.sampleSolid')}</Button>
              </ThemedArea>
              <ThemedArea theme={{ ...theme, themeAppSecondaryButtonStyle: 'outline' }}>
                <Button variant="secondary">{text('theme.sampleOutline')}</Button>
              </ThemedArea>
            </Stack>
            <Text tone="muted" size="sm">
              {text('theme.sampleInUse', { style: secondaryStyle })}
            </Text>
            <Stack direction="row" gap="3" align="center">
              <Checkbox isChecked={isTicked} onCheckedChange={setIsTicked}>
                {text('theme.sampleTick')}
              </Checkbox>
              <FocusRing>{text('theme.sampleFocus')}</FocusRing>
            </Stack>
          </Stack>
        </Body>
        <Footer>
          <span>{text('theme.sampleFooter')}</span>{' '}
          <FocusRing isOnBand>{text('theme.sampleFocus')}</FocusRing>
        </Footer>
      </Frame>
    </ThemedArea>
  );
}
