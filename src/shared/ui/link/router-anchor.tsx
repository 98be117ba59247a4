import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type RouterAnchorProps = ComponentProps<'a'> & { to: string };

/**
 * A link inside the site, without a look of its own. It stands in for the router's own `Link`, which brings the prefetching
 * of server-rendered applications with it (3 kB gzip).
 */
export function RouterAnchor({ to, onClick, children, ...rest }: RouterAnchorProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
