import { type ReactNode, useEffect, useRef } from 'react';
import { Box } from '@/shared/ui/box';

/**
 * Takes the focus if the focused element has disappeared, for example with a replaced form, but never from another
 * element.
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={frame} tabIndex={-1} outline="none">
      {children}
    </Box>
  );
}
