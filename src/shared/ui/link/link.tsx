import type { ComponentProps } from 'react';
import { buttonRecipe, linkRecipe } from '../../theme';
import { styled } from '../styled';
import { useRouterLink } from './router-anchor';

const Anchor = styled('a', linkRecipe);
const ButtonAnchor = styled('a', buttonRecipe);

type AnchorProps = Pick<
  ComponentProps<'a'>,
  | 'aria-current'
  | 'aria-describedby'
  | 'aria-label'
  | 'children'
  | 'id'
  | 'onClick'
  | 'rel'
  | 'tabIndex'
  | 'target'
>;
/** `to` is a path of this site, `href` the address of another document. */
type LinkTarget = { to: string; href?: never } | { href: string; to?: never };
type LinkProps = AnchorProps & LinkTarget & { tone?: 'brand' | 'inherit'; isStandalone?: boolean };
type ButtonLinkProps = AnchorProps &
  LinkTarget & {
    variant?: 'primary' | 'secondary' | 'text';
    size?: 'md' | 'lg';
    isWide?: boolean;
    isSolid?: boolean;
    isIcon?: boolean;
  };

export function Link({ to, href, ...rest }: LinkProps) {
  return to === undefined ? <Anchor href={href} {...rest} /> : <RouterLink to={to} {...rest} />;
}

export function ButtonLink({ to, href, ...rest }: ButtonLinkProps) {
  return to === undefined ? <ButtonAnchor href={href} {...rest} /> : <RouterButtonLink to={to} {...rest} />;
}

function RouterLink({ to, onClick, ...rest }: ComponentProps<typeof Anchor> & { to: string }) {
  return <Anchor {...rest} {...useRouterLink(to, onClick)} />;
}

function RouterButtonLink({ to, onClick, ...rest }: ComponentProps<typeof ButtonAnchor> & { to: string }) {
  return <ButtonAnchor {...rest} {...useRouterLink(to, onClick)} />;
}
