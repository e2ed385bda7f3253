import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

const PATTERNS = [
  /^(?:what(?:'s| is) )?(?:the )?(?:current )?(?:time|date)(?: and (?:time|date))?(?: is it)?(?: now)?(?: (?:in|for) (?<place>.+))?$/iu,
  /^what (?:time|day|date)(?: is it)?(?: today| now)?(?: in (?<place>.+?))?(?: now)?$/iu,
  /^(?<place>[^现今]*?)(?:的)?(?:现在|当前)?(?:的)?(?:几点了?|时间|日期)(?:是多少|是什么)?$/u,
  /^(?:现在|今天)(?<place>\p{Script=Han}{2,4}?)?(?:的)?(?:是)?(?:几点了?|什么时间|几号|星期几|周几|什么日子)$/u,
];

/** Places that people name in Chinese; English ones are looked up among the names of the zones themselves. */
const CHINESE_PLACES: Record<string, string> = {
  北京: 'Asia/Shanghai',
  上海: 'Asia/Shanghai',
  中国: 'Asia/Shanghai',
  香港: 'Asia/Hong_Kong',
  台北: 'Asia/Taipei',
  东京: 'Asia/Tokyo',
  日本: 'Asia/Tokyo',
  首尔: 'Asia/Seoul',
  伦敦: 'Europe/London',
  巴黎: 'Europe/Paris',
  柏林: 'Europe/Berlin',
  纽约: 'America/New_York',
  洛杉矶: 'America/Los_Angeles',
};

export const readTime: ClauseReader = clause => {
  const groups = matchFirst(PATTERNS, stripSentenceEnd(clause));
  if (!groups) return undefined;
  const zone = groups.place && zoneOf(groups.place);
  return groups.place && !zone ? undefined : { verb: 'time', zone };
};

function zoneOf(place: string): string | undefined {
  const wanted = place.toLowerCase().replaceAll(' ', '_');
  const zones = Intl.supportedValuesOf('timeZone');
  const match = zones.find(zone => {
    const name = zone.toLowerCase();
    return name === wanted || name.endsWith(`/${wanted}`);
  });
  return CHINESE_PLACES[place] ?? match;
}
