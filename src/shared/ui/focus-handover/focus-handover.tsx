import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';

const Frame = chakra('div', { base: { minWidth: '0', outline: 'none' } });

type FocusHandoverProps = {
  /** An error with its own control (Try again) is shown; when it goes, its control goes with it. */
  isTroubled: boolean;
  /** Names what takes the focus. */
  label: string;
  children: ReactNode;
};

/** Takes the focus from a control that goes away with its error, which would else be lost, and never from anything else. */
export function FocusHandover({ isTroubled, label, children }: FocusHandoverProps) {
  const frame = useRef<HTMLDivElement>(null);
  const wasTroubled = useRef(isTroubled);
  useEffect(() => {
    const isOver = wasTroubled.current && !isTroubled;
    wasTroubled.current = isTroubled;
    if (isOver && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [isTroubled]);
  return (
    <Frame ref={frame} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Frame>
  );
}
