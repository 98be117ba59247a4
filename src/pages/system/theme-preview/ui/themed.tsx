import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { toThemeVariables, type VenueTheme } from '@/shared/theme';

const Frame = chakra('div', { base: { background: 'page', color: 'fg', fontFamily: 'body' } });

/** A part of the page with a theme of its own. */
export function Themed({ theme, children }: { theme: VenueTheme; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(toThemeVariables(theme)))
      frame.current?.style.setProperty(name, value);
  }, [theme]);
  return (
    <Frame ref={frame} data-themed>
      {children}
    </Frame>
  );
}
