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
import { $areCookiesBlocked } from '../session/cookies';
import { subSiteParts } from '../sub-sites/parts';
import { Breadcrumbs } from './breadcrumbs';

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

/**
 * The frame around every page. Embedded: only the page. Kiosk: no footer, and on online joining the kiosk's header in
 * place of the site's. Breadcrumbs are those of online joining. Spec, platform §2; joining §2.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { mode, basketCount, footer, areCookiesBlocked } = useUnit({
    mode: $mode,
    basketCount: $basketCount,
    footer: $footerHtml,
    areCookiesBlocked: $areCookiesBlocked,
  });
  const kiosk = kioskParts();
  const subSite = subSiteParts();
  // The page around the frame has its own main part.
  const part =
    mode.isEmbedded && isFramed()
      ? ({ as: 'section', 'aria-label': text(subSite?.name ?? 'page.joining') } as const)
      : {};
  const isSite = !mode.isEmbedded && !mode.isKiosk;
  const hasHeader = isSite || (subSite !== null && !mode.isEmbedded);
  return (
    <Column>
      <SkipLink targetId={MAIN_ID} />
      {hasHeader && (
        <SiteHeader
          basketCount={basketCount}
          AccountLinks={subSite?.AccountLinks ?? null}
          LogInButton={subSite?.login?.LogInButton}
        />
      )}
      {kiosk && !mode.isEmbedded && !subSite && <kiosk.KioskHeader />}
      {isSite && !subSite && (
        <Container>
          <Breadcrumbs />
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
      {subSite?.login && <subSite.login.LoginModal />}
      <Analytics />
    </Column>
  );
}
