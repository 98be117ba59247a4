import { useUnit } from 'effector-react';
import { isFramed } from '@/shared/lib';
import { $mode } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import type { Elements } from '@/shared/ui/elements';
import { SkipLink } from '@/shared/ui/skip-link';
import { styled } from '@/shared/ui/styled';
import { SiteFooter } from '@/widgets/site-footer';
import { Analytics } from '../analytics/analytics';
import { $footerHtml } from '../footer/model';
import { getKioskComponents } from '../kiosk/kiosk-components';
import { $areCookiesBlocked } from '../session/cookies';
import { text } from './texts';

const MAIN_ID = 'main';

const Column = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'var(--page-height, 100dvh)',
  },
  variants: {
    // Aligns the first link of the side navigation below the logo.
    hasSideNav: {
      true: {
        '@media (min-width: 64rem) and (min-aspect-ratio: 4/5)': {
          display: 'grid',
          gridTemplate:
            'auto 1fr / minmax({spacing.6}, calc((100% - {sizes.page}) / 2 + {spacing.6})) 14rem minmax(0, 59.5rem) minmax(0, auto)',
          '--pv-sizes-column': '100%',
          '& > *': { gridColumn: '1 / -1' },
          '& > nav': { gridColumn: '2' },
          '& > main': { gridColumn: '3', marginX: '0' },
        },
      },
    },
  },
});
const Main = styled('main', {
  base: {
    width: 'full',
    maxWidth: 'page',
    minHeight: 'calc(var(--page-height, 100vh) - 6.75rem)',
    // Keeps the footer below the window until the page has loaded, so that it is not seen moving.
    '&:has(+ footer)': { minHeight: 'calc(var(--page-height, 100vh) - 3.5rem)' },
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingTop: { base: '6', md: '8' },
    paddingBottom: { base: '12', md: '16' },
  },
});

type SiteFrameProps = {
  /** The accessible name of the landmark when embedded, because the host page has a main landmark of its own. */
  name: string;
  header: Elements;
  /** Whether the header ends with a navigation that is shown beside the page when there is room. */
  hasSideNav?: boolean;
  children: Elements;
};

/** The frame of every page. Embedded pages have no header or footer, and kiosks no footer. Requirement S2.2. */
export function SiteFrame({ name, header, hasSideNav = false, children }: SiteFrameProps) {
  const { mode, footer, areCookiesBlocked } = useUnit({
    mode: $mode,
    footer: $footerHtml,
    areCookiesBlocked: $areCookiesBlocked,
  });
  const kiosk = getKioskComponents();
  const sectionProps = mode.isEmbedded && isFramed() ? ({ as: 'section', 'aria-label': name } as const) : {};
  return (
    <Column hasSideNav={hasSideNav}>
      <SkipLink targetId={MAIN_ID} />
      {!mode.isEmbedded && header}
      <Main id={MAIN_ID} tabIndex={-1} {...sectionProps}>
        {areCookiesBlocked && !mode.isEmbedded && (
          <Box marginBottom="6">
            <Alert status="warning" isLive={false}>
              {text('system.cookiesBlocked')}
            </Alert>
          </Box>
        )}
        {kiosk && <kiosk.ContinueOnPhone />}
        {children}
      </Main>
      {!mode.isEmbedded && !mode.isKiosk && <SiteFooter html={footer} />}
      {kiosk && <kiosk.KioskIdle />}
      <Analytics />
    </Column>
  );
}
