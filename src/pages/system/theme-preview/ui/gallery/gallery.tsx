import type { VenueTheme } from '@/shared/theme';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../../gallery-texts';
import { ThemedArea } from '../themed';
import { Activities } from './activities';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Choices } from './choices';
import { Fields } from './fields';
import { Messages } from './messages';
import { Pictures } from './pictures';
import { Sections } from './sections';
import { Typography } from './type';

/** Every component in each of its states, in a theme. The controls work but send nothing. */
export function Gallery({ theme }: { readonly theme: VenueTheme }) {
  return (
    <Stack as="section" gap="4" aria-labelledby="theme-gallery">
      <Stack gap="1">
        <Heading level={2} id="theme-gallery">
          {text('gallery.title')}
        </Heading>
        <Text tone="muted">{text('gallery.intro')}</Text>
      </Stack>
      <ThemedArea theme={theme}>
        <Stack gap="6">
          <Typography />
          <Buttons />
          <Fields />
          <Choices />
          <Messages />
          <Cards />
          <Sections />
          <Activities />
          <Pictures />
        </Stack>
      </ThemedArea>
    </Stack>
  );
}
