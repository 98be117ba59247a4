import type { MembershipType } from '@/shared/api';
import { text } from '../texts';

/** Where a membership is valid, in a line: 'All 42 centres', 'This centre only', 'This centre and 2 more'. */
export function formatCoverage({
  coverage,
  providesAccessTo: centres,
}: Pick<MembershipType, 'coverage' | 'providesAccessTo'>): string {
  if (coverage === 'national')
    return centres !== null && centres.length > 1
      ? text('membership.allCentres', { count: centres.length })
      : text('membership.everywhere');
  if (centres === null) return text('membership.local');
  return centres.length > 1
    ? text('membership.thisAndMore', { count: centres.length - 1 })
    : text('membership.thisOnly');
}
