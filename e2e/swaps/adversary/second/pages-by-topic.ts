import type { AdversaryPage } from '../adversary-page.ts';
import { liveWordPages } from './acts-under-live-words.ts';
import { addedPartPages } from './added-parts.ts';
import { amountPages } from './amounts-and-counters.ts';
import { frameAndLinkPages } from './frames-and-links.ts';
import { layoutPages } from './layouts.ts';
import { liveRegionPages } from './live-regions.ts';
import { numberedNamePages } from './numbers-in-names.ts';
import { paintedWordPages } from './painted-words.ts';
import { placePages } from './places.ts';
import { recipientPages } from './recipients-between-rows.ts';
import { remarkPages } from './remarks-between-rows.ts';
import { sentValuePages } from './sent-values.ts';
import { shadowPages } from './shadow-roots.ts';
import { targetPages } from './targets-between-rows.ts';
import { writingSystemPages } from './writing-systems-between-rows.ts';
import { writtenFieldPages } from './written-fields.ts';

export const secondPages = {
  'live regions': liveRegionPages,
  'acts under live words': liveWordPages,
  'added parts': addedPartPages,
  'numbers in names': numberedNamePages,
  'amounts and counters': amountPages,
  'tables and lists as layouts': layoutPages,
  places: placePages,
  'painted words': paintedWordPages,
  'shadow roots': shadowPages,
  'frames and links': frameAndLinkPages,
  'written fields': writtenFieldPages,
  'what is sent': sentValuePages,
  'between rows: recipients': recipientPages,
  'between rows: remarks': remarkPages,
  'between rows: writing systems': writingSystemPages,
  'between rows: targets': targetPages,
} satisfies Record<string, readonly AdversaryPage[]>;
