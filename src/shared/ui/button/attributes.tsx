import type { ComponentProps, MouseEvent } from 'react';
import { styled } from '../styled';
import { TextWrapper } from '../text-wrapper';

const BusyRing = styled('span', {
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

export type BusyProps = { isBusy?: boolean; busyLabel?: string };
type ButtonElementProps = ComponentProps<'button'>;
interface ButtonParts {
  isBusy: boolean;
  busyLabel: string | undefined;
  children: ButtonElementProps['children'];
  onClick: ButtonElementProps['onClick'];
}

/** The attributes of a button's element. A busy button keeps its place and does nothing. */
export function toButtonAttributes({ isBusy, busyLabel, children, onClick }: ButtonParts) {
  const clickUnlessBusy = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not submit again; Enter also clicks.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const showsBusyLabel = isBusy && Boolean(busyLabel);
  return {
    onClick: clickUnlessBusy,
    'aria-busy': isBusy || undefined,
    children: (
      <>
        {isBusy && <BusyRing aria-hidden="true" />}
        <TextWrapper key={showsBusyLabel ? 'busy' : 'own'}>
          {showsBusyLabel ? busyLabel : children}
        </TextWrapper>
      </>
    ),
  };
}
