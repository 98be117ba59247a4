import type { WindowRules } from '../../common/types.ts';
import { calculateBookingWindow, deriveWindowState, type WindowedSession } from './booking-window.ts';

/** With this many places left or fewer, the state is `few`. */
const MOST_FEW_PLACES = 5;

export type SessionState = 'available' | 'few' | 'full' | 'not_yet' | 'closed' | 'cancelled' | 'drop_in';

/** The fields of a session that its state depends on. */
export interface SessionStateFacts extends WindowedSession {
  cancelledReason: string | null;
  dropIn: boolean;
  rules: { window: WindowRules };
}

/** The state of a session for a member or a non-member. `opensAt` is null unless the state is `not_yet`. */
export function deriveSessionState(
  session: SessionStateFacts,
  { remaining, isMember, now }: { remaining: number; isMember: boolean; now: Date },
): { state: SessionState; opensAt: Date | null } {
  const bookingWindow = calculateBookingWindow(session, session.rules.window, isMember);
  const windowState = deriveWindowState(bookingWindow, now);
  const state = decideState(session, windowState, remaining);
  return { state, opensAt: state === 'not_yet' ? bookingWindow.opensAt : null };
}

function decideState(
  { cancelledReason, dropIn }: SessionStateFacts,
  windowState: ReturnType<typeof deriveWindowState>,
  remaining: number,
): SessionState {
  if (cancelledReason !== null) return 'cancelled';
  if (windowState === 'closed') return 'closed';
  if (dropIn) return 'drop_in';
  if (windowState === 'not_yet') return 'not_yet';
  if (remaining <= 0) return 'full';
  return remaining <= MOST_FEW_PLACES ? 'few' : 'available';
}
