import { PageError } from '../page/page-error.ts';
import { handler as check } from './check.ts';
import { handler as chooseDate } from './choose-date.ts';
import { handler as click } from './click.ts';
import type { PreparedAction } from './contract/action.ts';
import type { Handler, PreparedHandler } from './contract/operation.ts';
import { handler as doubleClick } from './double-click.ts';
import { handler as drag } from './drag.ts';
import { handler as extract } from './extract.ts';
import { handler as extractLinks } from './extract-links.ts';
import { handler as fill } from './fill.ts';
import { handler as focus } from './focus.ts';
import { handler as getText } from './get-text.ts';
import { handler as highlight } from './highlight.ts';
import { handler as hover } from './hover.ts';
import { handler as press } from './press.ts';
import { handler as read } from './read.ts';
import { handler as scroll } from './scroll.ts';
import { handler as select } from './select.ts';
import { handler as type } from './type.ts';
import { handler as uncheck } from './uncheck.ts';
import { handler as underline } from './underline.ts';
import { handler as upload } from './upload.ts';

/** What each operation on a page does there, by the operation's name. */
const handlers: Readonly<Record<string, Handler<unknown>>> = {
  check,
  choose_date: chooseDate,
  click,
  double_click: doubleClick,
  drag,
  extract,
  extract_links: extractLinks,
  fill,
  focus,
  get_text: getText,
  highlight,
  hover,
  press,
  read,
  scroll,
  select,
  type,
  uncheck,
  underline,
  upload,
};

export const handlerNames: readonly string[] = Object.keys(handlers);

export function prepareHandler({ name, params }: PreparedAction): PreparedHandler {
  const handler = handlers[name];
  if (!handler) throw new PageError('InternalError', `No handler can ${name} in a page.`);
  return {
    aim: element => handler.aim?.(element) ?? element,
    preview: target => handler.preview(target, params),
    binds: target => handler.binds?.(target, params),
    remember: target => handler.remember?.(target, params),
    run: (target, provided) => handler.run(target, params, provided),
  };
}
