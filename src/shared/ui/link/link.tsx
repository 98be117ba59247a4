import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

import { buttonRecipe, linkRecipe } from '../../theme';
import { RouterAnchor } from './router-anchor';

const StyledLink = chakra('a', linkRecipe);
const StyledRouterAnchor = chakra(RouterAnchor, linkRecipe);
const StyledButtonLink = chakra('a', buttonRecipe);
const StyledRouterButtonLink = chakra(RouterAnchor, buttonRecipe);

type AnchorProps = Pick<
  ComponentProps<'a'>,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'children' | 'id' | 'onClick' | 'rel' | 'target'
>;
/** `to` for a path of this site, `href` for another document. */
type Target = { to: string; href?: never } | { href: string; to?: never };
type LinkProps = AnchorProps & Target & { tone?: 'brand' | 'inherit'; isStandalone?: boolean };
type ButtonLinkProps = AnchorProps &
  Target & {
    variant?: 'primary' | 'secondary' | 'text';
    size?: 'md' | 'lg';
    isWide?: boolean;
    isSolid?: boolean;
  };

export function Link({ to, href, ...rest }: LinkProps) {
  return to === undefined ? <StyledLink href={href} {...rest} /> : <StyledRouterAnchor to={to} {...rest} />;
}

export function ButtonLink({ to, href, ...rest }: ButtonLinkProps) {
  return to === undefined ? (
    <StyledButtonLink href={href} {...rest} />
  ) : (
    <StyledRouterButtonLink to={to} {...rest} />
  );
}
