import { expect, test } from 'vitest';
import type { Catalog } from './catalog.ts';
import { en } from './en.ts';
import { personEn } from './person-en.ts';
import { personZh } from './person-zh.ts';
import { zh } from './zh.ts';

/** What only a model can follow: names of operations and parameters, and steps to propose. */
const TO_MODEL = {
  en: /elementId|element id|newest (?:list|page)|(?<!model |model to )[Pp]ropose (?:it|the)|[Dd]o not (?!let)|the user\b|[Uu]se (?:the \w+ action|fill|click|read|type|select|check|upload|navigate|get_text|an element|a smaller|a part|its|what)|Try another|Choose (?:another(?! date)|again|one|from the newest|an |a )|Correct (?:that|them|what)|Wait for the (?:elements|page)|Name (?:a|one|another)|Give (?:the|a|another)|[Cc]ontinue from there/u,
  zh: /elementId|最新的|元素列表|重新提出(?!后|，并)|再提出|不要|改用|再继续|用户(?!脚本)|请引用|换一个目标|请减小|使用其中|请用 (?:fill|click|read|type|what)/u,
} as const;

/** As the person reads them; their texts of conditions and branches included. */
function textsForPerson(catalog: Partial<Catalog>, own: Partial<Catalog>): [string, string][] {
  return Object.entries({ ...catalog, ...own }).map(([code, write]) => [code, String(write?.fact ?? write)]);
}

test.each([
  ['en', en, personEn],
  ['zh', zh, personZh],
] as const)('no text for the person tells a model what to do (%s)', (language, catalog, own) => {
  const found = textsForPerson(catalog, own).filter(([, text]) => TO_MODEL[language].test(text));
  expect(found).toEqual([]);
});
