/** Keeps the page out of search engines, because a code is meant for one customer. */
export const NotForSearch = () => <meta name="robots" content="noindex" />;
