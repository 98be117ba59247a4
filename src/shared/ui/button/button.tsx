import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonRecipe } from '../../theme';

const StyledButton = chakra('button', buttonRecipe);

const Ring = chakra('span', {
  base: {
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
  },
});

type ButtonProps = ComponentProps<typeof StyledButton> & {
  isBusy?: boolean;
  busyLabel?: string;
};

/** `variant` is primary, secondary or text; submits a form only with `type="submit"`. */
export function Button({
  isBusy = false,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not submit again; Enter also clicks.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      aria-disabled={isBusy || undefined}
      {...rest}
      type={type}
      onClick={click}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Ring aria-hidden="true" />}
      {isBusy && busyLabel ? busyLabel : children}
    </StyledButton>
  );
}
