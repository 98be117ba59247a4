/** Keeps the page out of search engines, because a code is meant for one customer. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
