import type { AdversaryPage } from '../adversary-page.ts';
import { boxPages } from './boxes.ts';
import { cartPages } from './carts.ts';
import { choosingPages } from './choosing.ts';
import { dialogPages } from './dialogs.ts';
import { fieldPages } from './fields.ts';
import { markPages } from './marks-and-icons.ts';
import { messagePages } from './messages.ts';
import { numberPages } from './numbers.ts';
import { paymentPages } from './payments.ts';
import { placePages } from './places.ts';
import { pointingPages } from './pointing.ts';
import { shadowPages } from './shadow-roots.ts';
import { submitPages } from './submits.ts';
import { tablePages } from './tables.ts';
import { userRowPages } from './user-rows.ts';

export const firstPages = {
  payments: paymentPages,
  submits: submitPages,
  carts: cartPages,
  messages: messagePages,
  'rows of users': userRowPages,
  tables: tablePages,
  places: placePages,
  dialogs: dialogPages,
  fields: fieldPages,
  boxes: boxPages,
  'lists and calendars': choosingPages,
  'drags and files': pointingPages,
  'marks and icons': markPages,
  'shadow roots': shadowPages,
  'numbers and times': numberPages,
} satisfies Record<string, readonly AdversaryPage[]>;
