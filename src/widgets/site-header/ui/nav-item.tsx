import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { visitEnded } from '@/shared/mode';
import { RouterAnchor as PlainLink } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';
import type { NavLink } from './nav-links';

export const navStyle = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    paddingX: '3',
    borderRadius: 'md',
    color: 'inherit',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.35em', textDecorationThickness: '2px' },
    '&[aria-current]': { boxShadow: 'inset 0 -3px 0 currentColor', borderRadius: '0' },
  },
  variants: {
    isWide: {
      true: {
        width: 'full',
        minHeight: '12',
        fontSize: 'lg',
        '&[aria-current]': { boxShadow: 'inset 4px 0 0 currentColor', borderRadius: '0' },
      },
    },
  },
} as const;

const Anchor = styled('a', navStyle);
const RouterAnchor = chakra(PlainLink, navStyle);

const Badge = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '6',
    height: '6',
    paddingX: '2',
    borderRadius: 'full',
    background: 'accent',
    color: 'accent.on',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
});

function Count({ count = 0 }: { count: number | undefined }) {
  if (count <= 0) return null;
  return (
    <Badge>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text('nav.basketCount', { count })}</VisuallyHidden>
    </Badge>
  );
}

type NavItemProps = {
  link: NavLink;
  isWide?: boolean;
  /** Whether the link is marked on its own page. */
  isMarked?: boolean;
  onFollowed?: () => void;
};

/** Whether a click has no modifier keys, so that the browser would follow the link in this tab. */
const isPlainClick = (event: MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented);

/** A navigation link, with the basket count if there is one. */
export function NavItem({ link, isWide = false, isMarked = true, onFollowed }: NavItemProps) {
  const { pathname } = useLocation();
  const endVisit = useUnit(visitEnded);
  const { to, href, Button, endsVisit, label, count, part } = link;
  if (Button) return <Button isWide={isWide} onFollowed={onFollowed} />;
  const sharedProps = {
    isWide,
    onClick: (event: MouseEvent) => {
      if (endsVisit && isPlainClick(event)) {
        event.preventDefault();
        endVisit();
      }
      onFollowed?.();
    },
    children: (
      <>
        <span>{label}</span>
        <Count count={count} />
      </>
    ),
  };
  if (to === undefined) return <Anchor href={href} {...sharedProps} />;
  const [path = to] = to.split('?');
  const isCurrent = isMarked && `${pathname}/`.startsWith(`${part ?? path}/`);
  // On a page further down, the link of its part of the site is marked.
  const ariaCurrent = path === pathname ? 'page' : 'true';
  return <RouterAnchor to={to} aria-current={isCurrent ? ariaCurrent : undefined} {...sharedProps} />;
}
