import { campPath, formatCampAges, formatCampDates, formatCampState } from '@/entities/camp';
import { CategoryTile, findCategory } from '@/entities/category';
import { StateLabel } from '@/entities/session';
import type { CampSummary } from '@/shared/api';
import { Link } from '@/shared/ui/link';
import { LinkedRow, LinkedRows, RowFacts, RowPrices } from '@/shared/ui/linked-rows';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

interface CampListProps {
  /** The slug of the centre. */
  readonly slug: string;
  readonly camps: readonly CampSummary[];
}

/** Whether a camp can no longer be booked. */
const isUnavailable = ({ state }: CampSummary) => state === 'closed' || state === 'cancelled';

/** Camps, the earliest first and unavailable ones last: when, for whom, availability and price. */
export function CampList({ slug, camps: allCamps }: CampListProps) {
  if (allCamps.length === 0) return null;
  const camps = [...allCamps.filter((camp) => !isUnavailable(camp)), ...allCamps.filter(isUnavailable)];
  return (
    <LinkedRows>
      {camps.map((camp) => (
        <LinkedRow key={camp.id}>
          <CategoryTile category={findCategory(camp.name, 'camp')} />
          <RowFacts>
            <h2>
              <Link to={campPath(slug, camp.slug)}>{camp.name}</Link>
            </h2>
            <Text hasFigures>{`${formatCampDates(camp)} · ${formatDayCount(camp)}`}</Text>
            <Text tone="muted">{formatCampAges(camp)}</Text>
            <StateLabel state={camp.state}>{formatAvailability(camp)}</StateLabel>
          </RowFacts>
          <RowPrices>
            <Text hasFigures tone="strong" size="lg">
              {text('camps.priceFrom', { price: camp.priceFrom.formatted })}
            </Text>
            {camp.weekPrice && (
              <Text hasFigures tone="muted" size="sm">
                {text('camps.week', { price: camp.weekPrice.formatted })}
              </Text>
            )}
          </RowPrices>
        </LinkedRow>
      ))}
    </LinkedRows>
  );
}

/** The availability, and whether there is a waiting list for full days. */
function formatAvailability(camp: CampSummary): string {
  const availability = formatCampState(camp);
  if (!camp.waitingListOpen) return availability;
  return text(camp.state === 'full' ? 'camps.waiting' : 'camps.waitingForDays', { state: availability });
}

function formatDayCount({ dayCount }: CampSummary): string {
  return dayCount === 1 ? text('camps.oneDay') : text('camps.dayCount', { n: dayCount });
}
