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
    // Visible only in forced-colours mode, which drops the background.
    border: '1px solid transparent',
  },
});

/** A category's icon on its colour, at the start of a row. Decorative: the row names the category in words. */
export function CategoryTile({ category }: { category: Category }) {
  const [background, color] = CATEGORY_COLOURS[category];
  return (
    <Tile aria-hidden="true" style={{ background, color }}>
      <Icon of={CATEGORY_ICONS[category]} size={22} />
    </Tile>
  );
}
