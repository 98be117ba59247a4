import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Box } from '../box';
import { Icon } from '../icon';
import { ButtonLink } from '../link';

/** A link from a page to the list or page above it. Its arrow aligns with the page's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box>
      <ButtonLink variant="text" to={to}>
        <Icon of={ArrowLeft} />
        <span>{children}</span>
      </ButtonLink>
    </Box>
  );
}
