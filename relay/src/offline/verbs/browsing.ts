import { isPlainQuery } from '../grammar/plain-value.ts';
import { readNamedSearch } from '../grammar/read-assignment.ts';
import { matchFirst, stripSentenceEnd } from '../phrases/clause-text.ts';
import type { ClauseReader } from '../phrases/intent.ts';

const TIME_PATTERNS = [
  /^(?:what(?:'s| is) )?(?:the )?(?:current )?(?:time|date)(?: and (?:time|date))?(?: is it)?(?: now)?(?: (?:in|for) (?<place>.+))?$/iu,
  /^what (?:time|day|date)(?: is it)?(?: today| now)?(?: in (?<place>.+?))?(?: now)?$/iu,
  /^(?<place>[^现今]*?)(?:的)?(?:现在|当前)?(?:的)?(?:几点了?|时间|日期)(?:是多少|是什么)?$/u,
  /^(?:现在|今天)(?<place>\p{Script=Han}{2,4}?)?(?:的)?(?:是)?(?:几点了?|什么时间|几号|星期几|周几|什么日子)$/u,
];

/** Chinese names of places; English ones are looked up among the names of the zones. */
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
  const groups = matchFirst(TIME_PATTERNS, stripSentenceEnd(clause));
  if (!groups) return undefined;
  const zone = groups.place && zoneOf(groups.place);
  return groups.place && !zone ? undefined : { verb: 'time', zone };
};

const ON_THE_WEB = [
  /^(?:search|look up|look for|find)\s+(?:(?:on|in)\s+)?(?:the\s+)?(?:web|internet|online)\s+(?:for\s+)?(?<query>.+)$/iu,
  /^(?:search|look up|look for|find)\s+(?:for\s+)?(?<query>.+?)\s+(?:on the (?:web|internet)|online)$/iu,
  /^(?:web search|google|bing)\s+(?:for\s+)?(?<query>.+)$/iu,
  /^(?:在|到|上|去)?(?:互联网|网络|网)上?(?:搜索|搜一下|搜|查找|查一下|查|找)(?<query>.+)$/u,
  /^(?:联网|网络|百度|谷歌)(?:搜索|搜|查)?(?:一下)?(?<query>.+)$/u,
];

const ON_THE_PAGE = [
  /^search\s+(?:(?:on |in )?(?:this|the)\s+(?:page|site|website)\s+)?for\s*:?\s+(?<query>.+?)(?:\s+(?:on|in)\s+(?:this|the)\s+(?:page|site))?$/iu,
  /^search\s+(?!(?:button|box|bar|field|icon|this|the)\b)(?<query>.+)$/iu,
  /^在(?:这个|本|当前)?(?:网站|网页|页面|站)(?:上|里|内|中)?(?:搜索|搜一下|搜|查找)[:：]?(?<query>.+)$/u,
  /^(?:搜索一下|搜索|搜一下|搜一搜|搜|查找|查询|检索)(?:一下)?(?!框|按钮|栏|结果|图标)(?<query>.+)$/u,
];

/** For something that the page lists, "find" asks where it is. */
const FINDS = [/^(?:find|look for|look up)\s+(?<query>.+)$/iu, /^找(?:一下|到)?(?<query>.+)$/u];

/** Words to search for, and no task: "find out who wrote this". */
const IS_TASK =
  /^(?:me|us|out|a|an|the|my|your|this|that|all|any|some)\b|\b(?:who|which|that|where|and|in|to|for|with)\b|(?:\S+\s+){4}|[我你这那的最]|一[个些]/iu;

/** On another site, or of a thing that the page must tell. */
const ELSEWHERE =
  /\bon [A-Z]\w+$|^(?:me|us|my)\b|^(?:[我你他她]的?|这|那|一下[我你这那])|\b(?:cheapest|best|next) .+ (?:to|for|in)\b/u;

/** A search on the page is two steps: the words into the search box, then its button if there is one. */
export const readSearch: ClauseReader = (clause, _previous, known) => {
  const web = matchFirst(ON_THE_WEB, clause)?.query;
  if (web) return { verb: 'web', query: web };
  const named = readNamedSearch(clause, known);
  if (named) return [named, { verb: 'click', target: 'search button', optional: true }];
  const found = matchFirst(FINDS, clause)?.query;
  if (found && known.isNamed(found)) return { verb: 'scroll', target: found, direction: undefined };
  const query =
    matchFirst(ON_THE_PAGE, clause)?.query ??
    (found && !IS_TASK.test(found) && known.isField('search box') ? found : undefined);
  if (!query || ELSEWHERE.test(query) || !isPlainQuery(query)) return undefined;
  return [
    { verb: 'fill', target: 'search box', value: query },
    { verb: 'click', target: 'search button', optional: true },
  ];
};

/** A named tab; "the other tab" is ambiguous. */
const TAB_PATTERNS = [
  /^(?:switch|go|change)(?: back)? to (?:the |my )?tab (?<name>.+)$/iu,
  /^(?:switch|go|change)(?: back)? to (?:the |my )?(?!(?:an?|new|next|previous|other|another|last|first|browser)(?: browser)? tab$)(?<name>.+) tab$/iu,
  /^(?:切换到|切到|转到|回到)(?:名为|叫)?(?!(?:一个|这个|当前|新的?|下一个|上一个|另一个|浏览器))(?<name>.+?)(?:的)?(?:这个)?标签页?$/u,
  /^(?:切换到|切到|转到|回到)标签页?(?<name>.+)$/u,
];

/** Something on the page with that name is clicked instead. */
export const readTab: ClauseReader = (clause, _previous, known) => {
  const name = matchFirst(TAB_PATTERNS, stripSentenceEnd(clause))?.name;
  return name && !known.isNamed(name) ? { verb: 'tab', name } : undefined;
};

/** A full address is one private-use character; a bare one is recognised by its ending. */
const ADDRESS = String.raw`(?<address>[\uf000-\uf8ff]|www\.\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|cn|edu|gov|co|uk|de)\b\S*)`;

const PATTERNS = [
  new RegExp(
    `^(?:go to|open|visit|navigate to|load|browse to)\\s+(?:the (?:address|site|page)\\s+)?${ADDRESS}$`,
    'iu',
  ),
  new RegExp(`^(?:打开|访问|前往|进入|跳转到|去)\\s*(?:网址|网站)?\\s*${ADDRESS}$`, 'iu'),
];

export const readAddress: ClauseReader = clause => {
  const address = matchFirst(PATTERNS, stripSentenceEnd(clause))?.address;
  return address ? { verb: 'navigate', address } : undefined;
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
