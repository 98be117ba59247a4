import { SafeHtml } from '@/shared/ui/safe-html';
import { styled } from '@/shared/ui/styled';

const Band = styled('footer', {
  base: {
    marginTop: 'auto',
    background: 'dark',
    color: 'dark.on',
    '--focus-color': 'currentColor',
    // Also colours the room below it, which is reserved for the bars at the foot of a phone's screen.
    '@media screen': { boxShadow: '0 12rem 0 {colors.dark}' },
  },
});
const Inner = styled('div', {
  base: {
    maxWidth: 'page',
    minHeight: '8rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '6', md: '8' },
    '& div ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6', padding: '0', listStyle: 'none' },
    '& div li a[href]': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
});

/**
 * The venue's own footer, HTML from the server. While it is loading (null), its space is reserved.
 */
export function SiteFooter({ html }: { html: string | null }) {
  if (html?.trim() === '') return null;
  return (
    <Band>
      <Inner>{html && <SafeHtml html={html} />}</Inner>
    </Band>
  );
}
