import type { MemberCard } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';

/**
 * A note about the membership that a member should read before going to the centre; null if there is nothing to say.
 */
export interface MembershipNote {
  /** Whether the membership does not allow entry today. */
  readonly isWarning: boolean;
  readonly sentence: string | null;
}

export const EMPTY_NOTE: MembershipNote = { isWarning: false, sentence: null };

export function toMembershipNote({ state, freeze, validUntil }: MemberCard): MembershipNote {
  const validUntilText = validUntil ? formatLongDate(validUntil) : null;
  switch (state ?? null) {
    case null:
      return { isWarning: true, sentence: text('memberCard.noMembership') };
    case 'pending':
      return { isWarning: true, sentence: text('memberCard.pending') };
    case 'ended':
      return {
        isWarning: true,
        sentence:
          validUntilText === null
            ? text('memberCard.over')
            : text('memberCard.ended', { day: validUntilText }),
      };
    case 'frozen':
      return { isWarning: true, sentence: freeze ? formatFreeze(freeze) : text('memberCard.paused') };
    default:
      if (freeze) return { isWarning: false, sentence: formatFreeze(freeze) };
      return {
        isWarning: false,
        sentence: validUntilText === null ? null : text('memberCard.validUntil', { day: validUntilText }),
      };
  }
}

function formatFreeze({ from, to }: NonNullable<MemberCard['freeze']>): string {
  return text('memberCard.frozen', { from: formatLongDate(from), to: formatLongDate(to) });
}
