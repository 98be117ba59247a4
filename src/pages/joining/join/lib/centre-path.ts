/** The path of a centre, and of a membership there. Requirement S1.2. */
export const CENTRE_PATH_PATTERN = /^\/centre\/([^/]+)(?:\/membership\/([^/]+)\/([^/]+))?\/?$/;

/** Whether a path contains a centre; on all other paths the finder is shown. */
export function isCentrePath(pathname: string): boolean {
  return CENTRE_PATH_PATTERN.test(pathname);
}
