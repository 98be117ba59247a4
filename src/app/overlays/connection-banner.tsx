import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { $connection, $isProbing, tryAgainClicked } from './model';
import { text } from './texts';
import { useToastClearance } from './use-toast-clearance';

const Bar = chakra('div', {
  base: {
    // Fixed above the bars at the foot of the screen, so that the page does not shift.
    position: 'fixed',
    bottom: 'calc(var(--frame-below, 0px) + var(--toast-bar, 0px))',
    insetInline: '0',
    zIndex: 'toast',
    '@media print': { display: 'none' },
  },
  variants: {
    isShown: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: '4',
        minHeight: 'target',
        paddingX: '4',
        paddingY: '1',
        borderBlockWidth: '3px 0',
        borderBlockStyle: 'solid',
        borderColor: 'warning',
        background: 'warning.tint',
        color: 'fg',
      },
      false: {},
    },
    isInDialog: { true: { position: 'static', flexShrink: '0', borderBlockWidth: '0 3px' } },
  },
});

const MESSAGES: Readonly<Record<'slow' | 'offline' | 'restored', string>> = {
  offline: text('connection.offline'),
  slow: text('connection.slow'),
  restored: text('connection.back'),
};

interface ConnectionBannerProps {
  /** `behind`: under an open dialog the banner is only visual, and the copy inside the dialog is the landmark. */
  readonly placement: 'page' | 'behind' | 'dialog';
}

/** The state of the connection, above the bars at the foot of the screen; empty while online. */
export function ConnectionBanner({ placement }: ConnectionBannerProps) {
  const { connection, isProbing, tryAgain } = useUnit({
    connection: $connection,
    isProbing: $isProbing,
    tryAgain: tryAgainClicked,
  });
  const bar = useRef<HTMLDivElement>(null);
  const isShown = connection !== 'online';
  const isInDialog = placement === 'dialog';
  useToastClearance(bar, isShown && !isInDialog);
  // Makes room so that focused elements and the end of the page can be scrolled clear of the banner.
  useEffect(() => {
    const { current } = bar;
    if (!isShown || isInDialog || !current) return;
    const { style } = document.documentElement;
    const previousPadding = style.scrollPaddingBottom;
    const height = `${current.offsetHeight}px`;
    style.scrollPaddingBottom = previousPadding === '' ? height : `calc(${previousPadding} + ${height})`;
    document.body.style.setProperty('--banner-height', height);
    return () => {
      style.scrollPaddingBottom = previousPadding;
      document.body.style.removeProperty('--banner-height');
    };
  }, [isShown, isInDialog]);
  const landmark =
    isShown && placement !== 'behind'
      ? ({ role: 'region', 'aria-label': text('connection.region') } as const)
      : {};
  return (
    <Bar ref={bar} isShown={isShown} isInDialog={isInDialog} {...landmark}>
      {/* Screen readers announce only changes of a live region that already exists. */}
      <div role="status">{connection === 'online' ? null : MESSAGES[connection]}</div>
      {connection === 'offline' && (
        <Button
          variant="text"
          isBusy={isProbing}
          busyLabel={text('connection.checking')}
          onClick={() => tryAgain()}
        >
          {text('connection.tryAgain')}
        </Button>
      )}
    </Bar>
  );
}
