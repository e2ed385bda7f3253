/** Pages of the site that is crawled. */
export const PAGES = 2000;

/** Pages that are read at once. */
export const AT_ONCE = 16;

/** The page at which the memory is looked at first; the second time is at the end. */
export const EARLY = 200;
