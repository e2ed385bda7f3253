import type { AdversaryPage } from './adversary-page.ts';
import { boxPages } from './pages/boxes.ts';
import { cartPages } from './pages/carts.ts';
import { choosingPages } from './pages/choosing.ts';
import { dialogPages } from './pages/dialogs.ts';
import { fieldPages } from './pages/fields.ts';
import { markPages } from './pages/marks-and-icons.ts';
import { messagePages } from './pages/messages.ts';
import { numberPages } from './pages/numbers.ts';
import { paymentPages } from './pages/payments.ts';
import { placePages } from './pages/places.ts';
import { pointingPages } from './pages/pointing.ts';
import { shadowPages } from './pages/shadow-roots.ts';
import { submitPages } from './pages/submits.ts';
import { tablePages } from './pages/tables.ts';
import { userRowPages } from './pages/user-rows.ts';

export const pagesByTopic = {
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
