import { handler as check } from './check.ts';
import { handler as click } from './click.ts';
import { handler as fill } from './fill.ts';
import type { Handlers } from './handlers.ts';
import { handler as highlight } from './highlight.ts';
import { handler as read } from './read.ts';
import { handler as scroll } from './scroll.ts';
import { handler as uncheck } from './uncheck.ts';
import { handler as underline } from './underline.ts';

/** Operations that often come first in a page, or need little code. */
export const actHandlers: Handlers = {
  check,
  click,
  fill,
  highlight,
  read,
  scroll,
  uncheck,
  underline,
};
