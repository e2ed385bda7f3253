export const LANGUAGES = ['zh', 'en'] as const;
export const THEMES = ['light', 'dark'] as const;

/** The narrowest panel that Chrome allows on a small screen, the usual width, and a wide one. */
export const WIDTHS = [320, 360, 600] as const;
