import type { PersonCatalog } from './person-en.ts';

export const personZh: PersonCatalog = {};
