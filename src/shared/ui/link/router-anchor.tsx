import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

type Anchor = ComponentProps<'a'>;

/** An unstyled router link. The router's own `Link` brings forms and prefetching for server rendering (4 kB gzip). */
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
  const navigate = useNavigate();
  const here = createPath(useLocation());
  return {
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // As browsers do: a link to where the customer is adds nothing to Back.
      void navigate(to, { replace: href === here });
    },
  };
}

/** With a modifier, or another button of the mouse, a link opens elsewhere: the browser's business. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
