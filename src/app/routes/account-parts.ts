/** What is about accounts and not about the page one is on, in one piece: it is small, and comes when it is wanted. */
export const accountParts = () => import('./account-code');
