/** The view key of the default view: nothing is searched, or the search was taken back. */
export const WHOLE_VIEW = 'whole';
