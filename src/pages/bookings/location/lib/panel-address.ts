const SESSION = 'session';

/** The state of a history entry that the timetable itself has made: the entry before it has no session. */
export const OPENED_HERE = 'panel';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The session that is open beside the timetable with this query. */
export const panelSession = (search: string): string | null =>
  new URLSearchParams(search).get(SESSION) || null;

/** The address of a timetable with a session beside it, or with none. */
export function withPanel({ pathname, search }: Address, sessionId: string | null): string {
  const query = new URLSearchParams(search);
  if (sessionId === null) query.delete(SESSION);
  else query.set(SESSION, sessionId);
  const changed = query.toString();
  return changed === '' ? pathname : `${pathname}?${changed}`;
}
