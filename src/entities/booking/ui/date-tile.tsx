import { dayNumber, weekdayName } from '@/entities/session/@x/booking';
import { styled } from '@/shared/ui/styled';

const Tile = styled('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'md',
    background: 'primary.tint',
    color: 'primary.text',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'tight',
    textTransform: 'uppercase',
  },
  variants: {
    size: {
      md: { width: '12', height: '12', '& > :last-child': { fontSize: 'lg' } },
      lg: { width: '16', height: '16', '& > :last-child': { fontSize: '1.75rem' } },
    },
  },
});

/** "FRI 27": decorative, because the full date is written beside it. */
export function DateTile({ date, size = 'md' }: { date: string; size?: 'md' | 'lg' }) {
  return (
    <Tile size={size} aria-hidden="true">
      <span>{weekdayName(date)}</span>
      <span>{dayNumber(date)}</span>
    </Tile>
  );
}
