import { useEffect } from 'react';
import { Box } from '@/shared/ui/box';
import { isFocusLost } from '@/shared/ui/section';
import { Home } from './home';
import { TITLE_ID } from './home-band';
import { Notices } from './notices';

/** The home of a customer, and of a visitor who has come back to it: as a visitor first sees it, with what waits for them above. */
export function FlowHome() {
  // As any section that opens, it takes the focus from the control that has gone with the last one.
  useEffect(() => {
    const title = document.getElementById(TITLE_ID);
    if (!title || !isFocusLost()) return;
    title.setAttribute('tabindex', '-1');
    title.focus({ preventScroll: true });
    globalThis.scrollTo?.(0, 0);
  }, []);
  return (
    <Box>
      <Notices />
      <Home />
    </Box>
  );
}
