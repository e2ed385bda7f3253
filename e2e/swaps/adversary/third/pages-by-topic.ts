import type { AdversaryPage } from '../adversary-page.ts';
import { adminPages } from './admin.ts';
import { cloudPages } from './cloud.ts';
import { documentPages } from './documents.ts';
import { hrPages } from './hr.ts';
import { listPages } from './lists.ts';
import { mailPages } from './mail.ts';
import { paymentPages } from './payments.ts';
import { shopPages } from './shop.ts';
import { socialPages } from './social.ts';

export const thirdPages = {
  payments: paymentPages,
  administration: adminPages,
  mail: mailPages,
  'social networks': socialPages,
  'cloud consoles': cloudPages,
  'human resources': hrPages,
  shops: shopPages,
  documents: documentPages,
  'lists and boards': listPages,
} satisfies Record<string, readonly AdversaryPage[]>;
