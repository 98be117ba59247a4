import type { ComponentProps } from 'react';
import { buttonRecipe } from '../../theme';
import { styled } from '../styled';
import { type BusyProps, toButtonAttributes } from './attributes';

const PlainButton = styled('button', buttonRecipe);

type RowButtonProps = ComponentProps<typeof PlainButton> & BusyProps;

/** The button of a row in a list with hundreds of rows. It takes no style properties, so its styles are computed once. */
export function RowButton({
  isBusy = false,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: RowButtonProps) {
  const buttonAttributes = toButtonAttributes({ isBusy, busyLabel, children, onClick });
  return <PlainButton aria-disabled={isBusy || undefined} {...rest} type={type} {...buttonAttributes} />;
}
