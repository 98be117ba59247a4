/** What a page that bundles the script has to add. */
const REMEDY = 'name it by data-site (or the option `site`), such as https://online-joining.example.com.';

/**
 * The origin of the joining or bookings site: the named one, else the one from which the script came.
 *
 * @throws an Error with the remedy when it is no address of a site, and when the script came from the page's own site.
 */
export function siteOf(named: string | undefined, script: string | null, page: string): string {
  if (named !== undefined) {
    const [origin] = /^https?:\/\/[\w.:-]+/.exec(named) ?? [];
    if (origin === undefined) throw new Error(`pavilion: "${named}" is no address of a site: ${REMEDY}`);
    return new URL(origin).origin;
  }
  if (script === null) throw new Error(`pavilion: the script does not know its site: ${REMEDY}`);
  if (script === page) {
    throw new Error(
      `pavilion: the script came from this page's own site, not from the one to show: ${REMEDY}`,
    );
  }
  return script;
}
