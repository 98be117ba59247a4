import { Box } from '../box';
import { Card } from '../card';
import { Stack } from '../stack';
import { Shape, Skeleton } from './skeleton';

interface SkeletonDetailProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Two columns where there is room. */
  readonly isWide?: boolean;
}

/** What can be done with a thing, and its texts: beside each other where there is room, else below each other. */
export function SkeletonDetail({ label, isWide = true }: SkeletonDetailProps) {
  return (
    <Skeleton label={label}>
      <Stack gap={{ base: '6', lg: '12' }} flexDirection={{ lg: isWide ? 'row-reverse' : 'column' }}>
        <Card isRaised flex={{ lg: isWide ? '0 0 24rem' : 'none' }}>
          <Stack gap="4">
            <Shape lines={4} />
            <Shape of="button" />
          </Stack>
        </Card>
        <Box flex="1">
          <Stack gap="8">
            <Shape lines={4} />
            <Shape lines={3} />
            <Shape lines={3} />
          </Stack>
        </Box>
      </Stack>
    </Skeleton>
  );
}
