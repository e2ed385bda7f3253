import type { PersonMessages } from '../../../messages/person/person-messages.ts';

type PromptId = keyof PersonMessages['builtInPrompts'];

const PROMPTS: readonly PromptId[] = ['summarize', 'explain', 'translate', 'fill', 'find', 'highlight'];

/** Fixed rules sum nothing up, explain nothing and weigh nothing. */
const PROMPTS_FOR_RULES: readonly PromptId[] = ['fill', 'find'];

/** The commands that come with Assent and that what answers can follow, in the order of the list. */
export function builtInPromptIds(isRules: boolean): readonly PromptId[] {
  return isRules ? PROMPTS_FOR_RULES : PROMPTS;
}
