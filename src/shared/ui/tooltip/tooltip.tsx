import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import { styled } from '../styled';

const OPEN_DELAY_MS = 400;
/** How long it stays after the pointer or the focus has left. Spec, platform §9. */
const LEAVE_DELAY_MS = 4000;

const Label = styled('div', {
  base: {
    paddingX: '3',
    paddingY: '1.5',
    borderRadius: 'sm',
    background: 'dark',
    color: 'dark.on',
    fontSize: 'sm',
    boxShadow: 'md',
  },
});

type TooltipProps = {
  /** The button's name. */
  readonly label: string;
  /** A button without words. */
  readonly children: ReactElement;
};

/**
 * Shows the name of a button without words to people who point at it or reach it with the keyboard. It can be pointed at
 * itself, and Escape closes it (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Ark.Root
      openDelay={OPEN_DELAY_MS}
      closeDelay={LEAVE_DELAY_MS}
      interactive
      lazyMount
      unmountOnExit
      positioning={{ placement: 'left', strategy: 'fixed' }}
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content asChild>
          <Label>{label}</Label>
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
}
