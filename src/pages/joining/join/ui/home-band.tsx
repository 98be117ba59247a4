import { useUnit } from 'effector-react';
import { $operatorName } from '@/entities/client';
import type { Elements } from '@/shared/ui/elements';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { HomeBand as Band } from '@/widgets/home-band';
import { text } from './texts';

export const TITLE_ID = 'choose-centre';

/** "Join {operator}" and the search box, beside the operator's picture. */
export function HomeBand({ children }: { children: Elements }) {
  const operator = useUnit($operatorName);
  return (
    <Band
      title={text('joining.title')}
      name={operator === '' ? '' : text('joining.join', { operator })}
      lead={text('joining.intro')}
    >
      <h2 id={TITLE_ID}>
        <VisuallyHidden>{text('joining.section.centre')}</VisuallyHidden>
      </h2>
      {children}
    </Band>
  );
}
