import { Card } from '../card';
import { Stack } from '../stack';
import { styled } from '../styled';
import { Lines, Shape, Skeleton } from './skeleton';

const Columns = styled('div', {
  base: { display: 'grid', gap: '6', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isWide: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
        columnGap: { lg: '12' },
      },
    },
  },
});
/** What decides is first where there is one column. */
const Side = styled('div', {
  base: { order: '-1' },
  variants: { isWide: { true: { order: { base: '-1', lg: '0' } } } },
});

interface SkeletonDetailProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Two columns where there is room. */
  readonly isWide?: boolean;
}

/** A thing with its texts on one side, and what can be done with it on the other. */
export function SkeletonDetail({ label, isWide = true }: SkeletonDetailProps) {
  return (
    <Skeleton label={label}>
      <Columns isWide={isWide}>
        <Stack gap="8">
          <Texts lines={3} />
          <Texts lines={2} />
          <Texts lines={2} />
        </Stack>
        <Side isWide={isWide}>
          <Card isRaised>
            <Stack gap="4">
              <div>
                <Shape />
                <Shape width="short" />
                <Shape />
              </div>
              <Shape width="short" />
              <Shape of="button" width="full" />
            </Stack>
          </Card>
        </Side>
      </Columns>
    </Skeleton>
  );
}

function Texts({ lines }: { lines: number }) {
  return (
    <Stack gap="3">
      <Shape of="heading" />
      <div>
        <Lines count={lines} isFull />
      </div>
    </Stack>
  );
}
