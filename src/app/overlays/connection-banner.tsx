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

const WORDS: Readonly<Record<'slow' | 'offline' | 'back', string>> = {
  offline: text('connection.offline'),
  slow: text('connection.slow'),
  back: text('connection.back'),
};

interface ConnectionBannerProps {
  /** `behind` an open dialog it is seen and no more: the dialog's own is the one that is a landmark. */
  readonly place: 'page' | 'behind' | 'dialog';
}

/** What is to be said about the connection, on top of everything; nothing as long as it is fine. */
export function ConnectionBanner({ place }: ConnectionBannerProps) {
  const { connection, isProbing, tryAgain } = useUnit({
    connection: $connection,
    isProbing: $isProbing,
    tryAgain: tryAgainClicked,
  });
  const bar = useRef<HTMLDivElement>(null);
  const isShown = connection !== 'fine';
  const isInDialog = place === 'dialog';
  // What gets the focus is scrolled clear of the bar.
  useEffect(() => {
    if (isInDialog) return;
    document.documentElement.style.scrollPaddingTop = isShown ? `${bar.current?.offsetHeight ?? 0}px` : '';
  }, [isShown, isInDialog]);
  const named =
    isShown && place !== 'behind'
      ? ({ role: 'region', 'aria-label': text('connection.region') } as const)
      : {};
  return (
    <Bar ref={bar} isShown={isShown} isInDialog={isInDialog} {...named}>
      {/* It stands there before there is anything to say: only then is it read out for certain. */}
      <div role="status">{connection === 'fine' ? null : WORDS[connection]}</div>
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
