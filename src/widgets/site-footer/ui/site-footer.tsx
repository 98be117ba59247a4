import { chakra } from '@chakra-ui/react/styled-system';
import { SafeHtml } from '@/shared/ui/safe-html';

const Band = chakra('footer', { base: { marginTop: 'auto', background: 'dark', color: 'dark.on' } });
const Inner = chakra('div', {
  base: {
    maxWidth: 'page',
    minHeight: '8rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: '8',
  },
});

/** The venue's own footer, HTML from the server. Spec, platform §7. */
export function SiteFooter({ html }: { html: string | null }) {
  return (
    <Band>
      <Inner>{html && <SafeHtml html={html} />}</Inner>
    </Band>
  );
}
