import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';

const Frame = chakra('div', { base: { minWidth: '0', outline: 'none' } });

type FocusHandoverProps = {
  /** Whether an error with a control (Try again) is shown; both disappear together. */
  hasError: boolean;
  label: string;
  children: ReactNode;
};

/**
 * Takes over the focus from a control that disappears with its error or is replaced by one; otherwise the focus would be lost.
 */
export function FocusHandover({ hasError, label, children }: FocusHandoverProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hadError = useRef(hasError);
  const focusedElement = useRef<Element | null>(null);
  useEffect(() => {
    const hasErrorEnded = hadError.current && !hasError;
    hadError.current = hasError;
    const isFocusedElementGone = focusedElement.current !== null && !focusedElement.current.isConnected;
    focusedElement.current = null;
    if ((hasErrorEnded || isFocusedElementGone) && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: hasErrorEnded });
  }, [hasError]);
  return (
    <Frame
      ref={frame}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onFocus={({ target }) => {
        focusedElement.current = target;
      }}
    >
      {children}
    </Frame>
  );
}
