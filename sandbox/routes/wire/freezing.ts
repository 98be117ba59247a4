import type { MembershipFreezing } from '../../domain/held-memberships/index.ts';
import { type Collection, FREEZE_TERMS, type FreezePreview } from '../../domain/memberships/index.ts';
import { toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';

const { noticeWorkingDays, minMonths, maxMonths, monthlyFee } = FREEZE_TERMS;

/** Converts how a membership can be frozen to the API's format. */
export function toWireFreezing({
  membership,
  problem,
  window,
  preview,
  end,
}: MembershipFreezing): Schemas['MembershipFreezing'] {
  const { type, freeze, nextCollection } = membership;
  return {
    name: type.name,
    may: toWirePermission(problem),
    limits: {
      ...window,
      notice_working_days: noticeWorkingDays,
      min_months: minMonths,
      max_months: maxMonths,
      monthly_fee: toPrice(monthlyFee),
    },
    freeze: freeze && { from: freeze.from, to: freeze.to },
    next_collection: toWireCollection(nextCollection),
    preview: preview && toWirePreview(preview),
    end,
  };
}

export function toWirePermission(message: string | null): Schemas['MembershipPermission'] {
  return { allowed: message === null, message };
}

export function toWireCollection(collection: Collection | null): Schemas['MembershipCollection'] | null {
  return collection && { date: collection.date, amount: toPrice(collection.amount) };
}

function toWirePreview(preview: FreezePreview): Schemas['FreezePreview'] {
  const { resumesOn, collections, fees, nextCollection, bookings, notes, ...wireFields } = preview;
  return {
    ...wireFields,
    notes: [...notes],
    resumes_on: resumesOn,
    collections: collections.map(({ date, amount, fee }) => ({
      date,
      amount: toPrice(amount),
      fee: toPrice(fee),
    })),
    fees: toPrice(fees),
    next_collection: toWireCollection(nextCollection),
    bookings: bookings.map(({ localDate, localStart, localEnd, venueName, ...booking }) => ({
      ...booking,
      local_date: localDate,
      local_start: localStart,
      local_end: localEnd,
      venue_name: venueName,
    })),
  };
}

const toPrice = (amount: number) => toWirePrice(amount);
