import { Shape, Skeleton } from '../skeleton';
import { styled } from '../styled';

const Rows = styled('div', {
  base: { display: 'grid', gap: '3' },
  variants: {
    layout: {
      rows: {},
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
    },
  },
});
const Row = styled('div', {
  base: {
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    '& > *': { maxWidth: '24rem' },
  },
  variants: { layout: { rows: { padding: { base: '4', md: '6' } }, tiles: { padding: '4' } } },
});
const Above = styled('div', { base: { marginBottom: '8', maxWidth: '28rem' } });

interface SkeletonRowsProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Below each other, or beside each other where there is room. */
  readonly layout?: 'rows' | 'tiles';
  /** How many of them; a screenful unless said. */
  readonly count?: number;
  /** Of text, in each of them. */
  readonly lines: number;
  /** Fields or a text are above them. */
  readonly hasTop?: boolean;
}

/** A list that has not come yet. */
export function SkeletonRows({
  label,
  layout = 'rows',
  count = 6,
  lines,
  hasTop = false,
}: SkeletonRowsProps) {
  return (
    <Skeleton label={label}>
      {hasTop && (
        <Above>
          <Shape lines={3} />
        </Above>
      )}
      <Rows layout={layout}>
        {[...Array(count).keys()].map((key) => (
          <Row key={key} layout={layout}>
            <Shape lines={lines} />
          </Row>
        ))}
      </Rows>
    </Skeleton>
  );
}
