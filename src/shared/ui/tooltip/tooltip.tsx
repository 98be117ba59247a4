import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import { styled } from '../styled';

const OPEN_DELAY_MS = 400;
/** Closing delay after pointer or focus leave. Spec, platform §9. */
const LEAVE_DELAY_MS = 4000;

const Label = styled('div', {
  base: {
    paddingX: '3',
    paddingY: '2',
    borderRadius: 'sm',
    background: 'dark',
    color: 'dark.on',
    fontSize: 'sm',
    boxShadow: 'md',
  },
});

type TooltipProps = {
  readonly label: string;
  readonly children: ReactElement;
};

/**
 * Shows the name of an icon button on hover and focus. The tooltip is hoverable and closes on Escape (WCAG 2.2,
 * 1.4.13).
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
