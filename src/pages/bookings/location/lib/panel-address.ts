const SESSION_PARAM = 'session';

/** The state of a history entry that the timetable has pushed: Back from it closes the panel. */
export const PANEL_PUSHED = 'panel';

interface TimetableLocation {
  readonly pathname: string;
  readonly search: string;
}

/** The ID of the session in the panel, from the query; null if it is closed. */
export const findPanelSessionId = (search: string): string | null =>
  new URLSearchParams(search).get(SESSION_PARAM) || null;

/** The address of the timetable with a session in the panel, or with the panel closed. */
export function buildPanelAddress({ pathname, search }: TimetableLocation, sessionId: string | null): string {
  const query = new URLSearchParams(search);
  if (sessionId === null) query.delete(SESSION_PARAM);
  else query.set(SESSION_PARAM, sessionId);
  const changedQuery = query.toString();
  return changedQuery === '' ? pathname : `${pathname}?${changedQuery}`;
}
