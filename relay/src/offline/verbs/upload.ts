import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const PATTERNS = [
  /^(?:upload|attach|add|choose|select|pick)\s+(?:a |an |the |my |some )?(?:files?|documents?)(?:\s+(?:to|for|in|into|as|under)\s+(?:the |my )?(?<target>.+))?$/iu,
  /^(?:upload|attach)\s+(?:a |an |the |my |some )?(?<target>.+)$/iu,
  /^(?:给|为|在|向)(?<target>.+?)(?:里|中|上|处)?(?:上传|附加|添加|选择)(?:一?个)?(?:文件|附件)$/u,
  /^(?:上传|附加|添加|选择)(?:一?个)?(?:文件|附件)(?:到|至|给)(?<target>.+?)(?:里|中|上)?$/u,
  /^(?:选择|上传)(?<target>.+?)的文件$/u,
  /^(?:上传|附加|选择|添加)(?:一?个)?(?:文件|附件)$/u,
  /^(?:上传|附加)(?:我的|一?[个份张])?(?<target>.+)$/u,
];

/** Which file, the person says on the card. */
export const readUpload: ClauseReader = clause => {
  const found = matchFirst(PATTERNS, stripSentenceEnd(clause));
  return found && { verb: 'upload', target: found.target };
};
