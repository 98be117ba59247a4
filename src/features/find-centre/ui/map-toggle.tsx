import List from 'lucide-react/icons/list';
import { Box } from '@/shared/ui/box';
import { Icon } from '@/shared/ui/icon';
import { text } from './texts';

/** The label of the button that hides the map: on a phone there is room for either the list or the map. */
export function MapToggle() {
  return (
    <>
      <Icon of={List} />
      <Box as="span" display={{ sm: 'none' }}>
        {text('finder.showList')}
      </Box>
      <Box as="span" display={{ base: 'none', sm: 'inline' }}>
        {text('finder.hideMap')}
      </Box>
    </>
  );
}
