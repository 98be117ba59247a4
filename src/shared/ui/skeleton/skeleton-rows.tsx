import { styled } from '../styled';
import { Lines, numbersTo, Shape, Skeleton } from './skeleton';

const Rows = styled('div', {
  base: { display: 'grid' },
  variants: {
    layout: {
      rows: { gap: '3' },
      tiles: { gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
    },
  },
});
const Row = styled('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
  },
  variants: { layout: { rows: { padding: { base: '4', md: '6' } }, tiles: { padding: '4' } } },
});
const Fields = styled('div', { base: { display: 'grid', gap: '2', marginBottom: '8', maxWidth: '28rem' } });
const Texts = styled('div', { base: { display: 'grid', marginBottom: '12' } });

interface SkeletonRowsProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Below each other, or beside each other where there is room. */
  readonly layout?: 'rows' | 'tiles';
  /** How many of them; a screenful unless said. */
  readonly count?: number;
  /** Of text, in each of them. */
  readonly lines: number;
  /** What is above them. */
  readonly above?: 'fields' | 'texts';
}

/** A list that has not come yet: a screenful of its rows. */
export function SkeletonRows({ label, layout = 'rows', count = 6, lines, above }: SkeletonRowsProps) {
  return (
    <Skeleton label={label}>
      {above === 'fields' && (
        <Fields>
          <Shape width="short" />
          <Shape of="button" width="full" />
        </Fields>
      )}
      {above === 'texts' && (
        <Texts>
          <Shape width="full" />
          <Shape width="full" />
          <Shape />
        </Texts>
      )}
      <Rows layout={layout}>
        {numbersTo(count).map((key) => (
          <Row key={key} layout={layout}>
            <Lines count={lines} />
          </Row>
        ))}
      </Rows>
    </Skeleton>
  );
}
