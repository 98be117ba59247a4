import { ark } from '@ark-ui/react/factory';
import { Tooltip as Ark, useTooltip } from '@ark-ui/react/tooltip';
import { type ReactElement, useEffect, useRef } from 'react';
import { styled } from '../styled';

const OPEN_DELAY_MS = 400;
/** The delay before closing when the pointer or focus leaves. Requirement S4.5. */
const CLOSE_DELAY_MS = 4000;

const TooltipLabel = styled('div', {
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
  const tooltip = useTooltip({
    openDelay: OPEN_DELAY_MS,
    closeDelay: CLOSE_DELAY_MS,
    interactive: true,
    positioning: { placement: 'left', strategy: 'fixed' },
  });
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closeTimer.current), []);
  // Ark delays closing when the pointer leaves, but not when the focus does.
  const { onBlur: _, onFocus, ...trigger } = tooltip.getTriggerProps();
  return (
    <Ark.RootProvider value={tooltip} lazyMount unmountOnExit>
      <ark.button
        asChild
        {...trigger}
        onFocus={(event) => {
          clearTimeout(closeTimer.current);
          onFocus?.(event);
        }}
        onBlur={() => {
          closeTimer.current = setTimeout(() => tooltip.setOpen(false), CLOSE_DELAY_MS);
        }}
      >
        {children}
      </ark.button>
      <Ark.Positioner>
        <Ark.Content asChild>
          <TooltipLabel>{label}</TooltipLabel>
        </Ark.Content>
      </Ark.Positioner>
    </Ark.RootProvider>
  );
}
