import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router';
import { text } from '@/shared/messages';
import { RouterAnchor as PlainLink } from '@/shared/ui/link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { NavLink } from './nav-links';

/** How an item of the navigation looks. */
export const navLook = {
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
    '&[aria-current=page]': { boxShadow: 'inset 0 -3px 0 currentColor', borderRadius: '0' },
  },
  variants: {
    isWide: {
      true: {
        width: 'full',
        minHeight: '12',
        fontSize: 'lg',
        '&[aria-current=page]': { boxShadow: 'inset 4px 0 0 currentColor', borderRadius: '0' },
      },
    },
  },
} as const;

const Anchor = chakra('a', navLook);
const RouterAnchor = chakra(PlainLink, navLook);

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '6',
    height: '6',
    paddingX: '1.5',
    borderRadius: 'full',
    background: 'primary.fill',
    color: 'primary.on',
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

type NavItemProps = { link: NavLink; isWide?: boolean; onFollowed?: () => void };

/** One link of the navigation, with the basket's badge where there is something in it. */
export function NavItem({ link, isWide = false, onFollowed }: NavItemProps) {
  const { pathname } = useLocation();
  if ('Button' in link) return <link.Button isWide={isWide} onFollowed={onFollowed} />;
  if ('href' in link) {
    return (
      <Anchor href={link.href} isWide={isWide}>
        {link.label}
        <Count count={link.count} />
      </Anchor>
    );
  }
  const target = link.to.split('?')[0];
  return (
    <RouterAnchor
      to={link.to}
      isWide={isWide}
      aria-current={target === pathname ? 'page' : undefined}
      onClick={onFollowed}
    >
      {link.label}
    </RouterAnchor>
  );
}
