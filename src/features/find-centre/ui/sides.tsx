import { chakra } from '@chakra-ui/react/styled-system';
import type { Elements } from '@/shared/ui/elements';

const Frame = chakra('div', {
  base: { containerType: 'inline-size' },
  variants: {
    isMapShown: {
      true: {
        // Keeps the page's height and scroll position while a phone's map replaces the list.
        minHeight: { base: 'var(--page-height, 100vh)', sm: '0' },
        '& > div': {
          display: 'grid',
          gap: '4',
          '@container (min-width: 44rem)': { gridTemplateColumns: 'minmax(20rem, 2fr) 3fr' },
          '@container (min-width: 68rem)': { gridTemplateColumns: '27.5rem 1fr' },
        },
        // The map is sticky next to the list, and as high as possible.
        '& > div > :last-child': {
          position: { xl: 'sticky' },
          top: '4',
          alignSelf: { xl: 'start' },
          height: { xl: 'min(645px, calc(var(--page-height, 100vh) - 2rem))' },
        },
        // On a phone the map's own carousel replaces the list.
        '& > div > :first-of-type': { display: { base: 'none', sm: 'block' } },
      },
    },
  },
});

/** The list, with the map next to it if there is one. */
export function ListAndMap({ map, children }: { map: Elements; children: Elements }) {
  return (
    <Frame isMapShown={Boolean(map)}>
      <div>
        <div>{children}</div>
        {map}
      </div>
    </Frame>
  );
}
