import { Box } from '@/shared/ui/box';
import { text } from '../texts';

/** What the button does that takes the map away: on a phone there is room for one of the two. */
export function MapToggle() {
  return (
    <>
      <Box as="span" display={{ sm: 'none' }}>
        {text('finder.showList')}
      </Box>
      <Box as="span" display={{ base: 'none', sm: 'inline' }}>
        {text('finder.hideMap')}
      </Box>
    </>
  );
}
