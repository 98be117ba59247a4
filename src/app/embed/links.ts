import { attach, scopeBind } from 'effector';
import { navigated } from '@/shared/routes';
import { $startUp } from '../start-up/model';
import { toEmbeddedAddress } from './address';

/** The result of a click on a link: navigation in the document, a new tab, or the default action. */
export function decideLinkAction(href: string, pageUrl: string): 'inside' | 'tab' | 'as-ever' {
  const targetUrl = new URL(href, pageUrl);
  const currentUrl = new URL(pageUrl);
  if (!/^https?:$/.test(targetUrl.protocol)) return 'as-ever';
  if (targetUrl.origin !== currentUrl.origin) return 'tab';
  const isSamePage = targetUrl.pathname === currentUrl.pathname && targetUrl.hash !== '';
  return isSamePage ? 'as-ever' : 'inside';
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export const followLinksFx = attach({
  source: $startUp,
  effect: (startUp) => {
    const navigate = scopeBind(navigated, { safe: true });
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hasAttribute('href') || event.defaultPrevented || link.target !== '' || !isPlainClick(event))
        return;
      const action = decideLinkAction(link.href, globalThis.location.href);
      if (action === 'tab') {
        // Other sites may refuse to be framed, so their links open in a new tab.
        link.target = '_blank';
        link.rel = 'noopener';
      }
      // After a failed start-up a link loads the document again.
      if (action === 'inside' && startUp !== 'ready') link.href = toEmbeddedAddress(link.href);
      if (action === 'inside' && startUp === 'ready') {
        event.preventDefault();
        const { pathname, search, hash } = new URL(link.href);
        navigate({ to: `${pathname}${search}${hash}` });
      }
    });
  },
});
