/** The address of a waiting-list entry, to which e-mails link (`app/sites/bookings/routes.ts`). */
export const formatWaitingPath = (entryId: string) => `/waiting-list/${encodeURIComponent(entryId)}`;
