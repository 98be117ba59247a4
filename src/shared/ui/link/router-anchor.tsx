import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

type Anchor = ComponentProps<'a'>;

/** An unstyled router link. The router's own `Link` includes forms and prefetching for server rendering (4 kB gzipped). */
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
  const currentPath = createPath(useLocation());
  const navigate = useNavigate();
  return {
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // As in browsers, a link to the current page adds no entry to the history.
      void navigate(to, { replace: href === currentPath });
    },
  };
}

/** Whether the browser would open a link in the same tab. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
