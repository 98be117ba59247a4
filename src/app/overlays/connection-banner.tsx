import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { $connection, $isProbing, tryAgainClicked } from './model';
import { text } from './texts';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: 'var(--frame-top, 0px)',
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
        borderBottomWidth: '3px',
        borderBottomStyle: 'solid',
        borderColor: 'warning',
        background: 'warning.tint',
        color: 'fg',
      },
      false: {},
    },
    isInDialog: { true: { position: 'static', flexShrink: '0' } },
  },
});

const MESSAGES: Readonly<Record<'slow' | 'offline' | 'restored', string>> = {
  offline: text('connection.offline'),
  slow: text('connection.slow'),
  restored: text('connection.back'),
};

interface ConnectionBannerProps {
  /** `behind` an open dialog the banner is only visual; the copy inside the dialog is the landmark. */
  readonly place: 'page' | 'behind' | 'dialog';
}

/** The state of the connection, above everything else; empty while online. */
export function ConnectionBanner({ place }: ConnectionBannerProps) {
  const { connection, isProbing, tryAgain } = useUnit({
    connection: $connection,
    isProbing: $isProbing,
    tryAgain: tryAgainClicked,
  });
  const bar = useRef<HTMLDivElement>(null);
  const isShown = connection !== 'online';
  const isInDialog = place === 'dialog';
  // Focused elements are scrolled clear of the bar.
  useEffect(() => {
    if (isInDialog || !isShown) return;
    const root = document.documentElement;
    const before = root.style.scrollPaddingTop;
    root.style.scrollPaddingTop = `${bar.current?.offsetHeight ?? 0}px`;
    return () => {
      root.style.scrollPaddingTop = before;
    };
  }, [isShown, isInDialog]);
  const landmark =
    isShown && place !== 'behind'
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
