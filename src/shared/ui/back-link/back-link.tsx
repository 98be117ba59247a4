import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Box } from '../box';
import { Icon } from '../icon';
import { ButtonLink } from '../link';

/** Leads from a page to the list or the page that it belongs to. Its arrow is in line with the page's heading. */
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
