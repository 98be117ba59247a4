import { useEffect } from 'react';
import { Box } from '@/shared/ui/box';
import { isFocusLost } from '@/shared/ui/section';
import { Home } from './home';
import { TITLE_ID } from './home-band';
import { Notices } from './notices';

/**
 * The home page of a customer, or of a visitor who has returned to it: the first screen, with pending notices above.
 */
export function FlowHome() {
  // Takes the focus, like any section that opens, because the earlier control has disappeared.
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
