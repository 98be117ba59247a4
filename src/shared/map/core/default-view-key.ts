/** The view key without a search. */
export const DEFAULT_VIEW_KEY = 'whole';
