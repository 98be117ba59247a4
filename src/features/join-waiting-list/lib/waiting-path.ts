/** The address of an entry of a waiting list, as e-mails name it (`app/sites/bookings/routes.ts`). */
export const waitingPath = (entryId: string) => `/waiting-list/${encodeURIComponent(entryId)}`;
