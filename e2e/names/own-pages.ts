import { embeddedPages } from './pages/embedded.ts';
import { generatedPages } from './pages/generated.ts';
import { hiddenPages } from './pages/hidden.ts';
import { nativePages } from './pages/native.ts';
import { referencePages } from './pages/references.ts';
import { textPages } from './pages/texts.ts';

/**
 * Pages of ours by their titles, each about a step of https://www.w3.org/TR/accname-1.2/. An element's `data-name` is the name
 * that the standard gives it, whether or not we follow it there.
 */
export const ownPages: Readonly<Record<string, string>> = {
  ...referencePages,
  ...hiddenPages,
  ...embeddedPages,
  ...nativePages,
  ...textPages,
  ...generatedPages,
};
