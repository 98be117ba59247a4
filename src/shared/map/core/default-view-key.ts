/** The view key of the default view: nothing is searched, or the search was taken back. */
export const DEFAULT_VIEW_KEY = 'whole';
