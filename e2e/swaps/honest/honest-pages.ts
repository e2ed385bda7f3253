import { fieldPages } from './fields.ts';
import type { HonestPage } from './honest-page.ts';
import { redrawnPages } from './redrawn.ts';
import { textPages } from './texts.ts';
import { widgetPages } from './widgets.ts';

export const honestPages: readonly HonestPage[] = [
  ...textPages,
  ...fieldPages,
  ...widgetPages,
  ...redrawnPages,
];
