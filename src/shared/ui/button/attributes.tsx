import type { ComponentProps, MouseEvent } from 'react';
import { styled } from '../styled';
import { TextWrapper } from '../text-wrapper';

const Ring = styled('span', {
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
type Element = ComponentProps<'button'>;
interface ButtonParts {
  isBusy: boolean;
  busyLabel: string | undefined;
  children: Element['children'];
  onClick: Element['onClick'];
}

/** The attributes of a button's element. A busy button keeps its place and does nothing. */
export function toButtonAttributes({ isBusy, busyLabel, children, onClick }: ButtonParts) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not submit again; Enter also clicks.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const showsBusy = isBusy && Boolean(busyLabel);
  return {
    onClick: click,
    'aria-busy': isBusy || undefined,
    children: (
      <>
        {isBusy && <Ring aria-hidden="true" />}
        <TextWrapper key={showsBusy ? 'busy' : 'own'}>{showsBusy ? busyLabel : children}</TextWrapper>
      </>
    ),
  };
}
