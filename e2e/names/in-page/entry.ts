import { queryAllIn } from '../../../extension/page/dom/native-dom.ts';
import { standardName } from '../../../extension/page/naming/accessible-name.ts';
import { createVisibility } from '../../../extension/page/visibility/visibility.ts';

/** The standard name of each element of this page for which a case declares one, in page order. */
function standardNames(): string[] {
  const visibility = createVisibility();
  return [...queryAllIn(document, '[data-name]')].map(element => standardName(element, visibility));
}

Object.assign(globalThis, { engine: { standardNames } });
