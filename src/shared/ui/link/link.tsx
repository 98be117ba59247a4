import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { buttonRecipe, linkRecipe } from '../../theme';

const StyledLink = chakra('a', linkRecipe);
const StyledRouterLink = chakra(RouterLink, linkRecipe);
const StyledButtonLink = chakra('a', buttonRecipe);
const StyledRouterButtonLink = chakra(RouterLink, buttonRecipe);

type AnchorProps = Pick<
  ComponentProps<'a'>,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'children' | 'id' | 'onClick' | 'rel' | 'target'
>;
/** `to` for a path of this site, `href` for another document (another sub-site, a mail or phone address). */
type Target = { to: string; href?: never } | { href: string; to?: never };
type LinkProps = AnchorProps & Target & { tone?: 'brand' | 'inherit'; isStandalone?: boolean };
type ButtonLinkProps = AnchorProps &
  Target & { variant?: 'primary' | 'secondary' | 'text'; size?: 'md' | 'lg'; isWide?: boolean };

/** A link. */
export function Link({ to, href, ...rest }: LinkProps) {
  return to === undefined ? <StyledLink href={href} {...rest} /> : <StyledRouterLink to={to} {...rest} />;
}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ to, href, ...rest }: ButtonLinkProps) {
  return to === undefined ? (
    <StyledButtonLink href={href} {...rest} />
  ) : (
    <StyledRouterButtonLink to={to} {...rest} />
  );
}
