import Star from 'lucide-react/icons/star';
import { Fragment } from 'react';
import { formatEligibility } from '@/entities/membership';
import type { MembershipType } from '@/shared/api';
import { clampLines } from '@/shared/theme';
import { Icon } from '@/shared/ui/icon';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
});
const Chip = styled('li', {
  base: { overflowWrap: 'anywhere', minWidth: '0' },
  variants: {
    look: {
      plain: { color: 'fg.muted' },
      // Truncated to the chips' line; the details show it in full.
      brief: { color: 'fg.muted', flex: '1 1 6rem', ...clampLines(1) },
      tinted: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        paddingX: '2',
        borderRadius: 'full',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'transparent',
        background: 'primary.tint',
        color: 'fg',
        fontWeight: 'bold',
      },
    },
  },
});

/** Shows whether the membership is recommended, who it is for, and its categories. */
export function Chips({ type, isBrief = false }: { type: MembershipType; isBrief?: boolean }) {
  const eligibility = formatEligibility(type);
  const { categories } = type;
  if (!type.recommended && eligibility === null && categories.length === 0) return null;
  return (
    <List>
      {type.recommended && (
        <Chip look="tinted">
          <Icon of={Star} size={16} />
          <span>{text('membership.recommended')}</span>
        </Chip>
      )}
      {eligibility !== null && (
        <Chip look="tinted">
          <VisuallyHidden>{`${text('membership.eligibility')} `}</VisuallyHidden>
          <span>{eligibility}</span>
        </Chip>
      )}
      {categories.length > 0 && (
        <Chip look={isBrief ? 'brief' : 'plain'}>
          {categories.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && <span> · </span>}
              <span>{name}</span>
            </Fragment>
          ))}
        </Chip>
      )}
    </List>
  );
}
