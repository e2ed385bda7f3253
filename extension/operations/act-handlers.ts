import { handler as check } from './check.ts';
import { handler as click } from './click.ts';
import { handler as doubleClick } from './double-click.ts';
import { handler as fill } from './fill.ts';
import { handler as focus } from './focus.ts';
import type { Handlers } from './handlers.ts';
import { handler as highlight } from './highlight.ts';
import { handler as hover } from './hover.ts';
import { handler as read } from './read.ts';
import { handler as scroll } from './scroll.ts';
import { handler as uncheck } from './uncheck.ts';
import { handler as underline } from './underline.ts';

/** Operations that often come first in a page, or need little code. */
export const actHandlers: Handlers = {
  check,
  click,
  double_click: doubleClick,
  fill,
  focus,
  highlight,
  hover,
  read,
  scroll,
  uncheck,
  underline,
};
