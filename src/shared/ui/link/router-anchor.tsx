import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type Anchor = ComponentProps<'a'>;

/** An unstyled router link. The `Link` of the router includes prefetching for server rendering (3 kB gzip). */
export function RouterAnchor({ to, onClick, children, ...rest }: Anchor & { to: string }) {
  return (
    <a {...rest} {...useRouterLink(to, onClick)}>
      {children}
    </a>
  );
}

/** The attributes that lead an anchor to a path of this site without another document. */
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
