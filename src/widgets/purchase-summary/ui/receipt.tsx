import { chakra } from '@chakra-ui/react/styled-system';
import { formatLongDate } from '@/shared/lib';
import { SummaryList } from '@/shared/ui/summary-list';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { listSummaryRows, type Purchase } from '../lib/summary-rows';
import { text } from '../texts';
import { Timeline } from './timeline';

const Head = chakra('dl', {
  base: {
    margin: '0',
    overflowWrap: 'anywhere',
    '& dd': { margin: '0', fontSize: 'sm', color: 'fg.muted' },
    '& dd:first-of-type': { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug', color: 'fg' },
  },
});
const Breakdown = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      color: 'primary.text',
      fontWeight: 'medium',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});

/** The purchase, its payments by date, and a folded breakdown of the rest. Requirement J6.4. */
export function Receipt({ purchase }: { purchase: Purchase }) {
  const { centre, membership, timeline, total } = purchase;
  const rows = listSummaryRows(purchase);
  return (
    <>
      {centre !== null && (
        <Head>
          <dt>
            <VisuallyHidden>{text('summary.membership')}</VisuallyHidden>
          </dt>
          <dd>{membership?.name ?? text('membership.noneSelected')}</dd>
          <dt>
            <VisuallyHidden>{text('summary.centre')}</VisuallyHidden>
          </dt>
          <dd>{centre}</dd>
          {total === null && membership?.fee && <dd>{membership.fee}</dd>}
          {membership && purchase.startDate !== null && (
            <dd>{formatStart(purchase.startDate, membership.duration)}</dd>
          )}
        </Head>
      )}
      {timeline.length > 0 && <Timeline payments={timeline} />}
      {membership ? (
        <Breakdown>
          <summary>{text('summary.breakdown')}</summary>
          <SummaryList rows={rows} label={text('summary.breakdown')} />
        </Breakdown>
      ) : (
        rows.length > 0 && <SummaryList rows={rows} label={text('summary.title')} />
      )}
    </>
  );
}

/** The start date, and the duration if the membership ends by itself. */
function formatStart(startDate: string, duration: string | null): string {
  const date = formatLongDate(startDate);
  return duration === null ? text('summary.starts', { date }) : text('summary.startsFor', { date, duration });
}
