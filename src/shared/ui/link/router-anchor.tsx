import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type RouterAnchorProps = ComponentProps<'a'> & { to: string };

/** An unstyled router link. The `Link` of the router includes prefetching for server rendering (3 kB gzip). */
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
