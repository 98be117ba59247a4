/** A family sees all of its people at once; a club so many at a time, and finds one by name. */
export const PAGE = 24;
