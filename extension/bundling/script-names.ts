/** What is injected into pages, by what it is injected for. What a page is read with comes first; the deeds come beside. */
export const SCRIPTS = [
  'reading',
  'framing',
  'viewing',
  'untold',
  'keeping',
  'acting',
  'finding',
  'undoing',
  'clearing',
  'extracting',
  'presence',
  'selecting',
  'peeking',
  'picking',
] as const;
