import { handler as callPageTool } from './call-page-tool.ts';
import { handler as chooseDate } from './choose-date.ts';
import { handler as doubleClick } from './double-click.ts';
import { handler as drag } from './drag.ts';
import { handler as extract } from './extract.ts';
import { handler as extractLinks } from './extract-links.ts';
import { handler as focus } from './focus.ts';
import { handler as getText } from './get-text.ts';
import type { Handlers } from './handlers.ts';
import { handler as hover } from './hover.ts';
import { handler as press } from './press.ts';
import { handler as select } from './select.ts';
import { handler as selectText } from './select-text.ts';
import { handler as type } from './type.ts';
import { handler as upload } from './upload.ts';

/** Handlers of `inExtras` operations: in `act`, their code would delay the first click or fill in each document. */
export const extrasHandlers: Handlers = {
  call_page_tool: callPageTool,
  choose_date: chooseDate,
  double_click: doubleClick,
  drag,
  extract,
  extract_links: extractLinks,
  focus,
  get_text: getText,
  hover,
  press,
  select,
  select_text: selectText,
  type,
  upload,
};
