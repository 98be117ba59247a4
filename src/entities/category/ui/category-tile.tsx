import { Icon } from '@/shared/ui/icon';
import { styled } from '@/shared/ui/styled';
import { CATEGORY_COLOURS, type Category } from '../lib/category';
import { CATEGORY_ICONS } from './icons';

const Tile = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    borderRadius: 'md',
    // Forced colours show its edge in place of the background.
    border: '1px solid transparent',
  },
});

/** The colour and the icon of a category, at the start of a row that says the same in words. */
export function CategoryTile({ of }: { of: Category }) {
  const [background, color] = CATEGORY_COLOURS[of];
  return (
    <Tile aria-hidden="true" style={{ background, color }}>
      <Icon of={CATEGORY_ICONS[of]} size={22} />
    </Tile>
  );
}
