import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { ButtonLink } from '../link';

/** Leads from a page to the list or the page that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink variant="text" to={to}>
      <Icon of={ArrowLeft} />
      {children}
    </ButtonLink>
  );
}
