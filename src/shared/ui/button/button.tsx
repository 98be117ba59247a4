import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../../theme';
import { type BusyProps, toButtonAttributes } from './attributes';

const StyledButton = chakra('button', buttonRecipe);

type ButtonProps = ComponentProps<typeof StyledButton> & BusyProps;

/** `variant` is primary, secondary or text. Submits a form only with `type="submit"`. */
export function Button({
  isBusy = false,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const buttonAttributes = toButtonAttributes({ isBusy, busyLabel, children, onClick });
  return <StyledButton aria-disabled={isBusy || undefined} {...rest} type={type} {...buttonAttributes} />;
}
