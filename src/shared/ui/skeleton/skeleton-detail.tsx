import { Box } from '../box';
import { Card } from '../card';
import { Stack } from '../stack';
import { Skeleton, SkeletonLines } from './skeleton';

interface SkeletonDetailProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Two columns if they fit. */
  readonly isWide?: boolean;
}

/** The placeholder of a detail page: booking panel and texts, next to each other if they fit, otherwise below each other. */
export function SkeletonDetail({ label, isWide = true }: SkeletonDetailProps) {
  return (
    <Skeleton label={label}>
      <Stack
        gap={{ base: '6', lg: '12' }}
        flexDirection={{ base: 'column', lg: isWide ? 'row-reverse' : 'column' }}
      >
        <Card
          isRaised
          alignSelf={{ lg: isWide ? 'start' : 'auto' }}
          flex={{ lg: isWide ? '0 0 24rem' : 'none' }}
        >
          <SkeletonLines lines={8} />
        </Card>
        <Box flex="1">
          <SkeletonLines lines={8} />
        </Box>
      </Stack>
    </Skeleton>
  );
}
