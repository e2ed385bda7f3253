import { check, chooseDate, drag, press, select, upload } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from './page-shapes.ts';

/** Ticks, choices, dates, files, keys and drags under words of a live region. */
export const liveWordPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'tick under a live question',
    html: '<section id=box><div aria-live=polite id=w>Share with Ada?</div><label><input type=checkbox id=act> Yes</label></section>',
    rows: [check('#act')],
    own: '#act',
    changes: {
      'another person': setText('#w', 'Share with everyone?'),
    },
  }),
  pageOf({
    name: 'select under a live name',
    html: '<section id=box><div role=status id=w>Role of Ada</div><label>Role <select id=act><option>guest<option>owner</select></label></section>',
    rows: [select('#act', 'owner')],
    own: '#act',
    decisive: ['change'],
    moments: AT_FOCUS,
    changes: {
      'another person': setText('#w', 'Role of Mallory'),
    },
  }),
  pageOf({
    name: 'date under a live name',
    html: '<section id=box><div role=status id=w>Leave of Ada</div><label>Day <input type=date id=act></label></section>',
    rows: [chooseDate('#act', '2026-12-24')],
    own: '#act',
    decisive: ['change'],
    moments: AT_FOCUS,
    changes: {
      'another person': setText('#w', 'Leave of Mallory'),
    },
  }),
  pageOf({
    name: 'file beside a live folder',
    html: '<section id=box><div role=status id=w>Folder: Private</div><label>File <input type=file id=act></label></section>',
    rows: [upload('#act')],
    own: '#act',
    decisive: ['change'],
    moments: [BETWEEN],
    changes: {
      'another folder': setText('#w', 'Folder: Public'),
    },
  }),
  pageOf({
    name: 'Control+Enter under a live recipient',
    html: '<section id=box><div aria-live=polite id=w>Reply to Ada</div><textarea id=act aria-label=Body></textarea></section>',
    rows: [press('#act', 'Control+Enter')],
    decisive: ['keydown'],
    own: '#act',
    moments: AT_FOCUS,
    changes: {
      'another recipient': setText('#w', 'Reply to all'),
    },
  }),
  pageOf({
    name: 'drag to a live column',
    html: '<div class=bar><div id=act draggable=true>Task Ada</div><div id=to tabindex=0 role=list aria-label=Column style="width:200px;height:100px;border:1px solid" ondragover="event.preventDefault()"><div role=status id=w>Done</div></div></div>',
    rows: [drag('#act', '#to')],
    about: ['#to'],
    decisive: ['drop'],
    moments: [BETWEEN, at('dragstart')],
    changes: {
      'another column': setText('#w', 'Trash'),
    },
  }),
];
