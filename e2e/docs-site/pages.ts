/** A page of the site, by its file from the root of the repository. */
interface Page {
  file: string;
  /** Where the site has it, without an ending. */
  path: string;
  /** In the sidebar of its language. */
  title: string;
}

interface Section {
  title: string;
  pages: readonly Page[];
}

function page(path: string, title: string, file = `docs/${path}.md`): Page {
  return { file, path, title };
}

const ENGLISH: readonly Section[] = [
  {
    title: 'Use it',
    pages: [
      page('index', 'Documentation', 'docs/README.md'),
      page('start', 'Start'),
      page('guide', 'Guide'),
      page('operations', 'Operations and tools'),
      page('routines', 'Routines'),
      page('comparison', 'Comparison'),
    ],
  },
  {
    title: 'Connect it',
    pages: [
      page('models', 'Models'),
      page('backends', 'Your own backend'),
      page('protocol', 'Protocol'),
      page('schemas', 'Schemas', 'shared/schemas/README.md'),
    ],
  },
  {
    title: 'Run it',
    pages: [
      page('relay', 'The relay'),
      page('deployment', 'Deployment'),
      page('access', 'Access'),
      page('storage', 'Storage'),
      page('server-tools', 'Server tools'),
      page('browser', 'Browsers in the relay'),
      page('browser-commands', 'Commands of other tools'),
      page('scraping', 'Scraping'),
      page('agent', 'Agent tasks'),
      page('mcp', 'Programs that ask: MCP'),
      page('credits', 'Credits'),
      page('chat-completions', 'OpenAI’s API'),
    ],
  },
  {
    title: 'Trust it',
    pages: [
      page('security', 'Security in short'),
      page('security-in-full', 'Security in full', 'SECURITY.md'),
      page('privacy', 'Privacy', 'PRIVACY.md'),
      page('benchmarks', 'Benchmarks'),
      page('results/index-of-elements', 'Run: element index', 'e2e/bench/results.md'),
      page('results/panel', 'Run: panel', 'e2e/streaming/results.md'),
      page('results/relay', 'Run: relay', 'e2e/bench-relay/results.md'),
    ],
  },
  {
    title: 'Change it',
    pages: [
      page('architecture', 'Architecture'),
      page('contributing', 'Contributing', 'CONTRIBUTING.md'),
      page('glossary', 'Glossary'),
      page('changelog', 'Changelog', 'CHANGELOG.md'),
    ],
  },
];

const CHINESE: readonly Section[] = [
  {
    title: '使用',
    pages: [
      page('zh/index', '文档', 'docs/zh/README.md'),
      page('zh/start', '开始'),
      page('zh/guide', '使用指南'),
      page('zh/operations', '操作与工具'),
    ],
  },
  {
    title: '连接',
    pages: [page('zh/models', '模型'), page('zh/backends', '自己的后端')],
  },
  { title: '信任', pages: [page('zh/security', '安全概要')] },
];

/** Pages of the English part, at the end of the Chinese sidebar. */
const IN_ENGLISH: Section = {
  title: '英文文档',
  pages: [
    page('privacy', '隐私（含中文）', 'PRIVACY.md'),
    page('security-in-full', '安全全文', 'SECURITY.md'),
    page('routines', '流程'),
    page('comparison', '比较'),
    page('protocol', '协议'),
    page('relay', '中继服务'),
    page('deployment', '部署'),
    page('access', '访问控制'),
    page('storage', '存储'),
    page('server-tools', '后端工具'),
    page('browser', '中继服务里的浏览器'),
    page('scraping', '网页抓取'),
    page('agent', '代理任务'),
    page('mcp', '程序：MCP'),
    page('credits', '积分'),
    page('benchmarks', '测量结果'),
    page('architecture', '架构'),
    page('contributing', '贡献指南', 'CONTRIBUTING.md'),
  ],
};

export const SIDEBARS = { en: ENGLISH, zh: [...CHINESE, IN_ENGLISH] } as const;

export const PAGES: readonly Page[] = [...ENGLISH, ...CHINESE].flatMap(({ pages }) => pages);

/** Without a page of the same name in Chinese. */
export const ONLY_ENGLISH = PAGES.filter(
  ({ path }) => !path.startsWith('zh/') && !PAGES.some(other => other.path === `zh/${path}`),
);
