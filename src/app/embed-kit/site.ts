/** Tells the developer of a page that bundles the script how to set the site. */
const REMEDY = 'name it by data-origin (or the option `site`), such as https://online-joining.example.com.';

/**
 * Returns the origin of the joining or bookings site: the given one, or the one that the script was loaded from.
 *
 * @throws {Error} with the remedy if the address is invalid, or if the script was loaded from the page's own site.
 */
export function resolveSite(
  configuredSite: string | undefined,
  scriptOrigin: string | null,
  pageOrigin: string,
): string {
  if (configuredSite !== undefined) {
    const [origin] = /^https?:\/\/[\w.:-]+/.exec(configuredSite) ?? [];
    if (origin === undefined)
      throw new Error(`pavilion: "${configuredSite}" is no address of a site: ${REMEDY}`);
    return new URL(origin).origin;
  }
  if (scriptOrigin === null) throw new Error(`pavilion: the script does not know its site: ${REMEDY}`);
  if (scriptOrigin === pageOrigin) {
    throw new Error(
      `pavilion: the script came from this page's own site, not from the one to show: ${REMEDY}`,
    );
  }
  return scriptOrigin;
}
