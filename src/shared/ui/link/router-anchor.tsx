import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type Anchor = ComponentProps<'a'>;

/** An unstyled router link. The router's own `Link` includes prefetching for server rendering (3 kB gzipped). */
export function RouterAnchor({ to, onClick, children, ...rest }: Anchor & { to: string }) {
  return (
    <a {...rest} {...useRouterLink(to, onClick)}>
      {children}
    </a>
  );
}

/** The attributes with which an anchor opens a path of this site in the same document. */
export function useRouterLink(to: string, onClick: Anchor['onClick']) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return {
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) follow(event);
    },
  };
}
