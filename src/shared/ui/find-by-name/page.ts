/** How many people are shown at once: a whole family, or part of a club, whose list can be searched by name. */
export const PAGE_SIZE = 24;
