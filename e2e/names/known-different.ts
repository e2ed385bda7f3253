/**
 * Where our standard name differs from the standard's, on pages of ours, and why: a name leaves the page with every request, so
 * it never has the value of a field whose kind is unknown (SECURITY, "How values leave the page"). Chromium has them.
 */
export const KNOWN_DIFFERENT = ['Wait soon days', 'Wait some days', 'walnuts'] as const;
