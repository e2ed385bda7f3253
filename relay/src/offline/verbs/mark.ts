import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { isSelection } from '../target-words.ts';

const UNDERLINES = /underlin(?:e|ing)|加?(?:上|个)?下划线|划线|画线/iu;
const HIGHLIGHTS =
  /highlight(?:ing)?|\bmark\b|高亮(?:显示)?|标(?:亮|记|注|出|成|为|上|(?=[红黄绿蓝橙橘紫粉灰]))/iu;
const BEGINS =
  /^(?:highlight|mark(?!.* as (?:done|completed?|finished)$)|underline|高亮|标|划线|画线|下划线|加下划线|(?:把|将|给|用|在|为).*(?:高亮|标|下划线|划线|画线))/iu;

/** CSS colour names, by the words people use for them. */
const COLORS: readonly [words: RegExp, color: string][] = [
  [/\byellow\b|黄色?/iu, 'yellow'],
  [/\bred\b|红色?/iu, 'red'],
  [/\bgreen\b|绿色?/iu, 'green'],
  [/\b(?:light ?)?blue\b|蓝色?/iu, 'blue'],
  [/\borange\b|橙色?|橘色/iu, 'orange'],
  [/\bpink\b|粉红?色?/iu, 'pink'],
  [/\bpurple\b|\bviolet\b|紫色?/iu, 'purple'],
  [/\bgr[ae]y\b|灰色?/iu, 'gray'],
];

const FILLERS =
  /\b(?:in|with|using|as|colou?r|a|it|line|on)\b(?=\s*$)|^\s*(?:in|with|using)\b|颜色|色的?|把|将|给|用|为|成|加上|加|一下|显示|以/giu;

export const readMark: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (!BEGINS.test(words)) return undefined;
  const verb = UNDERLINES.test(words) ? 'underline' : 'highlight';
  if (verb === 'highlight' && !HIGHLIGHTS.test(words)) return undefined;
  const withoutVerb = words.replace(verb === 'underline' ? UNDERLINES : HIGHLIGHTS, ' ');
  const found = COLORS.find(([pattern]) => pattern.test(withoutVerb));
  const rest = found ? withoutVerb.replace(found[0], ' ') : withoutVerb;
  const target = rest.replace(FILLERS, ' ').replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  return { verb, target: target === '' || isSelection(target) ? undefined : target, color: found?.[1] };
};
