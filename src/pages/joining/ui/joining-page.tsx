import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { text } from '@/shared/messages';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { closed, opened } from '../model/way';
import { Sections } from './sections';
import { Sidebar } from './sidebar';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
  },
});

/** Buying a membership, section by section, with the summary beside them. Source: Spec, joining §2 "Joining page". */
export function JoiningPage() {
  const on = useUnit({ opened, closed });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{text('joining.title')}</Heading>
        <Text tone="muted" size="lg">
          {text('joining.intro')}
        </Text>
      </Stack>
      <Columns>
        <Sections />
        <Sidebar />
      </Columns>
    </Stack>
  );
}
