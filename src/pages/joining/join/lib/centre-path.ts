/** The path of a centre, and of a membership there. Source: Spec, joining §2, route table. */
export const CENTRE_PATH = /^\/centre\/([^/]+)(?:\/membership\/([^/]+)\/([^/]+))?\/?$/;

/** True for a path that names a centre: on every other one the centres are found. */
export function namesCentre(pathname: string): boolean {
  return CENTRE_PATH.test(pathname);
}
