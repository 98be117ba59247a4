/** How many people are shown at once: all of a family, and a part of a club, which is searched by name. */
export const PAGE = 24;
