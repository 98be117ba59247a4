import { Skeleton, SkeletonLines } from '../skeleton';
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
const TopArea = styled('div', { base: { marginBottom: '8', maxWidth: '28rem' } });

interface SkeletonRowsProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Below each other, or next to each other if they fit. */
  readonly layout?: 'rows' | 'tiles';
  /** The number of placeholders; by default a screenful. */
  readonly count?: number;
  /** The number of text lines in each placeholder. */
  readonly lines: number;
  /** Whether fields or text are above the list. */
  readonly hasTop?: boolean;
}

/** The placeholder of a list that is loading. */
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
        <TopArea>
          <SkeletonLines lines={3} />
        </TopArea>
      )}
      <Rows layout={layout}>
        {[...Array(count).keys()].map((key) => (
          <Row key={key} layout={layout}>
            <SkeletonLines lines={lines} />
          </Row>
        ))}
      </Rows>
    </Skeleton>
  );
}
