const MS_PER_MINUTE = 60_000;

/** The limits of holding places for a basket, in minutes. */
const HOLD_RULES = {
  changeMinutes: 15,
  extensionMinutes: 10,
  mostExtensions: 10,
  longestMinutes: 120,
  /** A payment may take this long, even beyond the longest hold: a bank has ten minutes for its challenge. */
  paymentMinutes: 15,
  /** For this long others can take the places, before the customer may hold them for a full period again. */
  pauseMinutes: 15,
} as const;

/** The common hold of a basket's places. */
export interface Hold {
  /** When the first of its places was taken. */
  readonly since: Date;
  /** From this instant on others may take the places. */
  readonly until: Date;
  /** How often the customer has extended it with "Keep my spaces". */
  readonly extensionCount: number;
}

/** Reads the hold from a cart's row; null if nothing has been held. */
export function readHold({
  heldSince,
  heldUntil: until,
  extensionCount,
}: {
  heldSince: Date | null;
  heldUntil: Date | null;
  extensionCount: number;
}): Hold | null {
  return heldSince && until ? { since: heldSince, until, extensionCount } : null;
}

/** Whether the places are held now. False if nothing has been held yet. */
export function isHoldInForce(hold: Hold | null, now: Date): hold is Hold {
  return hold !== null && hold.until > now;
}

/** The hold after places were taken or an item was changed. A lapsed hold starts again. */
export function renewHold(hold: Hold | null, now: Date): Hold {
  const currentHold = isHoldInForce(hold, now) ? hold : { since: now, until: now, extensionCount: 0 };
  return lengthenHold(currentHold, now, HOLD_RULES.changeMinutes, HOLD_RULES.longestMinutes);
}

/**
 * The hold of places that the customer has held before. The time counts on, unless others could have taken the
 * places in between. Returns null at the limit.
 */
export function continueHold(
  hold: Hold,
  earlierHold: Pick<Hold, 'since' | 'until'> | null,
  now: Date,
): Hold | null {
  const isRecent =
    earlierHold !== null &&
    now.getTime() - earlierHold.until.getTime() < HOLD_RULES.pauseMinutes * MS_PER_MINUTE;
  if (!isRecent || earlierHold.since >= hold.since) return hold;
  const longestEndMs = earlierHold.since.getTime() + HOLD_RULES.longestMinutes * MS_PER_MINUTE;
  if (longestEndMs <= now.getTime()) return null;
  return { ...hold, since: earlierHold.since, until: new Date(Math.min(hold.until.getTime(), longestEndMs)) };
}

/** The hold after "Keep my spaces"; null if a limit is reached. A lapsed hold starts again. */
export function prolongHold(hold: Hold | null, now: Date): Hold | null {
  if (!isHoldInForce(hold, now)) return renewHold(hold, now);
  const extendedHold = lengthenHold(hold, now, HOLD_RULES.extensionMinutes, HOLD_RULES.longestMinutes);
  if (extendedHold.until > hold.until)
    return hold.extensionCount < HOLD_RULES.mostExtensions
      ? { ...extendedHold, extensionCount: hold.extensionCount + 1 }
      : null;
  const isLimitReached = hold.until.getTime() < now.getTime() + HOLD_RULES.extensionMinutes * MS_PER_MINUTE;
  return isLimitReached ? null : hold;
}

/** Which limit of "Keep my spaces" was reached: the number of extensions, or the longest time. */
export function findReachedLimit({ extensionCount }: Hold): 'often' | 'long' {
  return extensionCount >= HOLD_RULES.mostExtensions ? 'often' : 'long';
}

/** The hold while a payment is prepared and authorised. */
export function extendForPayment(hold: Hold | null, now: Date): Hold {
  if (!isHoldInForce(hold, now)) return renewHold(hold, now);
  return lengthenHold(
    hold,
    now,
    HOLD_RULES.paymentMinutes,
    HOLD_RULES.longestMinutes + HOLD_RULES.paymentMinutes,
  );
}

/** The hold while a basket is on a customer's own device: at least until the hand-off ends. */
export function extendForHandoff(hold: Hold | null, now: Date, until: Date): Hold {
  const extendedHold = extendForPayment(hold, now);
  return extendedHold.until < until ? { ...extendedHold, until } : extendedHold;
}

/** Until when the hold keeps one session's places, at most until its start. */
export function calculateHoldEnd({ until }: Hold, startsAt: Date): Date {
  return until < startsAt ? until : startsAt;
}

// Extends a hold; it is never shortened.
function lengthenHold(hold: Hold, now: Date, minutes: number, longestMinutes: number): Hold {
  const wantedUntilMs = Math.min(
    now.getTime() + minutes * MS_PER_MINUTE,
    hold.since.getTime() + longestMinutes * MS_PER_MINUTE,
  );
  return { ...hold, until: new Date(Math.max(hold.until.getTime(), wantedUntilMs)) };
}
