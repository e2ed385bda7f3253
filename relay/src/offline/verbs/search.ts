import type { ClauseReader } from '../intent.ts';
import { matchFirst } from './match-first.ts';

const ON_THE_WEB = [
  /^(?:search|look up|look for|find)\s+(?:(?:on|in)\s+)?(?:the\s+)?(?:web|internet|online)\s+(?:for\s+)?(?<query>.+)$/iu,
  /^(?:search|look up|look for|find)\s+(?:for\s+)?(?<query>.+?)\s+(?:on the (?:web|internet)|online)$/iu,
  /^(?:web search|google|bing)\s+(?:for\s+)?(?<query>.+)$/iu,
  /^(?:在|到|上|去)?(?:互联网|网络|网)上?(?:搜索|搜一下|搜|查找|查一下|查|找)(?<query>.+)$/u,
  /^(?:联网|网络|百度|谷歌)(?:搜索|搜|查)?(?:一下)?(?<query>.+)$/u,
];
const ON_THE_PAGE = [
  /^search\s+(?:(?:this|the)\s+(?:page|site)\s+)?for\s+(?<query>.+?)(?:\s+(?:on|in)\s+(?:this|the)\s+(?:page|site))?$/iu,
  /^search\s+(?!(?:button|box|bar|field|icon|this|the)\b)(?<query>.+)$/iu,
  /^(?:搜索一下|搜索|搜一下|搜一搜|搜|查找|查询|检索)(?:一下)?(?!框|按钮|栏|结果|图标)(?<query>.+)$/u,
];

/** Of something that the page lists, "find" asks where it is. */
const FINDS = [/^(?:find|look for|look up)\s+(?:me\s+)?(?<query>.+)$/iu, /^找(?:一下|到)?(?<query>.+)$/u];

/** A search on the page is two steps: the words into the search box, then its button where there is one. */
export const readSearch: ClauseReader = (clause, _previous, known) => {
  const web = matchFirst(ON_THE_WEB, clause)?.query;
  if (web) return { verb: 'web', query: web };
  const found = matchFirst(FINDS, clause)?.query;
  if (found && known.isNamed(found)) return { verb: 'scroll', target: found, direction: undefined };
  const query = matchFirst(ON_THE_PAGE, clause)?.query ?? (known.isField('search box') ? found : undefined);
  if (!query) return undefined;
  return [
    { verb: 'fill', target: 'search box', value: query },
    { verb: 'click', target: 'search button', optional: true },
  ];
};
