/** A code is for one customer: no search engine lists its page. */
export const NotForSearch = () => <meta name="robots" content="noindex" />;
