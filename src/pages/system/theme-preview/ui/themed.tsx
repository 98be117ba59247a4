import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { toThemeVariables, type VenueTheme } from '@/shared/theme';

const Frame = chakra('div', { base: { background: 'page', color: 'fg', fontFamily: 'body' } });

/** A part of the page with a theme of its own. */
export function ThemedArea({ theme, children }: { theme: VenueTheme; children: ReactNode }) {
  const frameRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(toThemeVariables(theme)))
      frameRef.current?.style.setProperty(name, value);
  }, [theme]);
  return (
    <Frame ref={frameRef} data-themed>
      {children}
    </Frame>
  );
}
