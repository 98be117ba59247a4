import { useId } from 'react';
import { Card } from '@/shared/ui/card';
import type { Elements } from '@/shared/ui/elements';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';

/** A group of samples with its title. */
export function SampleGroup({ title, children }: { readonly title: string; readonly children: Elements }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap="6">
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
