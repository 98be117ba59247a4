import { type ReactNode, useEffect, useRef } from 'react';
import { Box } from '@/shared/ui/box';

/** Takes the focus when what had it has gone (a form that gave way to another), and never from anything else. */
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
