import type { Bilingual } from '@assent/shared';
import { PAGE_ACTION, PROMPTS } from './prompts.ts';

const CLICK: Bilingual = {
  en: `"${PROMPTS.click}", to which it answers with a call of ${PAGE_ACTION.name}`,
  zh: `「${PROMPTS.click}」，以调用 ${PAGE_ACTION.name} 回应`,
};
const TIME: Bilingual = {
  en: `"${PROMPTS.time}", to which it answers with a call of a tool of the backend's own`,
  zh: `「${PROMPTS.time}」，以调用后端自己的工具回应`,
};
const COUNT: Bilingual = {
  en: `"${PROMPTS.count}", which it answers in pieces, for a second or longer`,
  zh: `「${PROMPTS.count}」，分段回答，持续一秒以上`,
};
const WORD = PROMPTS.remember('…');
const REMEMBER: Bilingual = {
  en: `"${WORD}" and then "${PROMPTS.recall}", to which it answers with the word`,
  zh: `「${WORD}」，然后「${PROMPTS.recall}」，以那个词回应`,
};

/** By check id, the model's part in a check. Checks that are missing here do not depend on the model. */
export const ASKED_OF_MODEL: ReadonlyMap<string, Bilingual> = new Map([
  ['stream-pieces', COUNT],
  ['stream-pace', COUNT],
  ['call-proposed', CLICK],
  ['call-arguments', CLICK],
  ['result-accepted', CLICK],
  ['result-rejected', CLICK],
  ['decision-approved', TIME],
  ['decision-rejected', TIME],
  ['decision-once', TIME],
  ['decision-foreign', TIME],
  ['decision-malformed', TIME],
  ['session-memory', REMEMBER],
  ['addition-tool-ids', CLICK],
]);
