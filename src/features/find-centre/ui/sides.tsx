import { chakra } from '@chakra-ui/react/styled-system';
import type { Elements } from '@/shared/ui/elements';

const Frame = chakra('div', {
  base: { containerType: 'inline-size' },
  variants: {
    isMapShown: {
      true: {
        // While a phone's map comes in the list's place, the page keeps its height and so its place.
        minHeight: { base: 'var(--page-height, 100vh)', sm: '0' },
        '& > div': {
          display: 'grid',
          gap: '4',
          '@container (min-width: 44rem)': { gridTemplateColumns: 'minmax(20rem, 2fr) 3fr' },
          '@container (min-width: 68rem)': { gridTemplateColumns: '27.5rem 1fr' },
        },
        // The map stays in sight beside the list, and is as high as it may be.
        '& > div > :last-child': {
          position: { xl: 'sticky' },
          top: '4',
          alignSelf: { xl: 'start' },
          height: { xl: 'min(645px, calc(var(--page-height, 100vh) - 2rem))' },
        },
        // On a phone the map's own carousel takes the list's place.
        '& > div > :first-of-type': { display: { base: 'none', sm: 'block' } },
      },
    },
  },
});

/** The list, and the map beside it when there is one. */
export function Sides({ map, children }: { map: Elements; children: Elements }) {
  return (
    <Frame isMapShown={Boolean(map)}>
      <div>
        <div>{children}</div>
        {map}
      </div>
    </Frame>
  );
}
