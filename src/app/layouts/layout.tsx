import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { isFramed } from '@/shared/lib';
import { text } from '@/shared/messages';
import { $mode } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { SkipLink } from '@/shared/ui/skip-link';
import { SiteFooter } from '@/widgets/site-footer';
import { SiteHeader } from '@/widgets/site-header';
import { Analytics } from '../analytics/analytics';
import { $basketCount } from '../basket/model';
import { $footerHtml } from '../footer/model';
import { kioskParts } from '../kiosk/parts';
import { loginParts } from '../login-modal/parts';
import { $areCookiesBlocked } from '../session/cookies';
import { $logo } from '../theme/model';
import { Breadcrumbs } from './breadcrumbs';
import { ToastRegion } from './toast-region';

const MAIN_ID = 'main';

const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: 'var(--page-height, 100dvh)' },
});
const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginX: 'auto', paddingX: { base: '4', md: '6' } },
});
const Main = chakra('main', {
  base: {
    width: 'full',
    maxWidth: 'page',
    minHeight: 'calc(var(--page-height, 100vh) * 0.7)',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingTop: { base: '2', md: '4' },
    paddingBottom: { base: '10', md: '16' },
  },
});

type LayoutProps = { children: ReactNode; isKnownSite: boolean };

/**
 * The frame around every page. Embedded: only the page. Kiosk: its own header, neither the site's, breadcrumbs nor
 * footer. Otherwise header, breadcrumbs, footer. Spec, platform §2; joining §2.
 */
export function Layout({ children, isKnownSite }: LayoutProps) {
  const { mode, logo, basketCount, footer, areCookiesBlocked } = useUnit({
    mode: $mode,
    logo: $logo,
    basketCount: $basketCount,
    footer: $footerHtml,
    areCookiesBlocked: $areCookiesBlocked,
  });
  const kiosk = kioskParts();
  const login = loginParts();
  // The page around the frame has its own main part.
  const part =
    mode.isEmbedded && isFramed() ? ({ as: 'section', 'aria-label': text('page.joining') } as const) : {};
  const isSite = !mode.isEmbedded && !mode.isKiosk;
  return (
    <Column>
      <SkipLink targetId={MAIN_ID} />
      {isSite && <SiteHeader logo={logo} basketCount={basketCount} LogInButton={login?.LogInButton} />}
      {kiosk && !mode.isEmbedded && <kiosk.KioskHeader logo={logo} />}
      {isSite && (
        <Container>
          <Breadcrumbs isKnown={isKnownSite} />
        </Container>
      )}
      <Main id={MAIN_ID} tabIndex={-1} {...part}>
        {areCookiesBlocked && !mode.isEmbedded && (
          <Box marginBottom="6">
            <Alert status="warning" isLive={false}>
              {text('system.cookiesBlocked')}
            </Alert>
          </Box>
        )}
        {children}
      </Main>
      {isSite && <SiteFooter html={footer} />}
      {kiosk && <kiosk.KioskIdle />}
      {login && <login.LoginModal />}
      <Analytics />
      <ToastRegion />
    </Column>
  );
}
