import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const OFF = [
  /^(?:untick|uncheck|un-check|deselect|unselect|turn off|switch off|disable|deactivate)\s+(?<target>.+)$/iu,
  /^(?:turn|switch)\s+(?<target>.+)\s+off$/iu,
  /^(?:取消勾选|取消选中|取消选择|去掉勾选|不要?勾选|反选|关闭|关掉|禁用|停用)(?<target>.+)$/u,
  /^(?:把|将)(?<target>.+?)(?:取消勾选|取消选中|的勾(?:选)?去掉|关掉|关闭|关上|禁用)$/u,
];
/** Only of something the page has: "取消订单" is the name of a button. */
const UNDOES = [/^取消(?<target>.+)$/u];
const ON = [
  /^mark\s+(?<target>.+?)\s+as\s+(?:done|completed?|finished)$/iu,
  /^(?:tick|check(?! ?out\b)|turn on|switch on|enable|activate|agree to)(?: off| the box (?:for|next to))?\s+(?<target>.+)$/iu,
  /^(?:turn|switch)\s+(?<target>.+)\s+on$/iu,
  /^(?:勾选上?|勾上|打勾|勾|选中(?!的)|开启|启用|同意)(?<target>.+)$/u,
  /^(?:把|将)(?<target>.+?)(?:勾选上?|勾上|打上?勾|选中|打开|开启|启用)$/u,
];

export const readCheck: ClauseReader = (clause, _previous, known) => {
  const words = stripSentenceEnd(clause);
  const undone = matchFirst(UNDOES, words)?.target;
  const isUndone = undone !== undefined && known.isNamed(undone) && !known.isNamed(words);
  const off = isUndone ? undone : matchFirst(OFF, words)?.target;
  if (off) return { verb: 'check', target: off, on: false, words };
  const on = matchFirst(ON, words)?.target;
  return on ? { verb: 'check', target: on, on: true, words } : undefined;
};
