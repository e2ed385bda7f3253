import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig, type MarkdownOptions, type UserConfig } from 'vitepress';
import { headingSlug } from '../heading-slug.ts';
import { linkTarget } from '../link-target.ts';
import { ONLY_ENGLISH, PAGES, SIDEBARS } from '../pages.ts';
import { tokenizeText } from '../tokenize-text.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = new Set(PAGES.map(({ file }) => file));

const ICON = readFileSync(`${root}/extension/public/icon/32.png`, 'base64');

/** Where links to files lead that are no pages. Without it they become plain text: the repository has no address of its own. */
const { DOCS_REPOSITORY, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
const repository =
  DOCS_REPOSITORY ?? (GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/main`);

export default defineConfig({
  title: 'Assent',
  description:
    'A Chrome side panel that acts on the page you are looking at, and does so only with your assent.',
  head: [['link', { rel: 'icon', href: `data:image/png;base64,${ICON}` }]],
  srcDir: root,
  srcExclude: globSync('**/*.md', { cwd: root, exclude: path => /(^|\/)(node_modules$|\.)/.test(path) })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !files.has(path)),
  outDir: `${root}/.output/docs`,
  base: process.env.DOCS_BASE ?? '/',
  rewrites: Object.fromEntries(PAGES.map(({ file, path }) => [file, `${path}.md`])),
  // The setup page of a relay on the reader's own computer.
  ignoreDeadLinks: [/^http:\/\/127\.0\.0\.1:8787\//],
  buildEnd: ({ outDir }) => offerEnglish(outDir),
  vite: { plugins: [findVue()] },
  markdown: { anchor: { slugify: headingSlug }, languageAlias: { caddyfile: 'nginx' }, config: followLinks },
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { sidebar: sidebar('en') } },
    zh: {
      label: '中文',
      lang: 'zh-CN',
      description: '替你操作眼前的网页，但每一步都要你点头。',
      themeConfig: {
        sidebar: sidebar('zh'),
        outline: { level: [2, 3], label: '本页内容' },
        docFooter: { prev: '上一页', next: '下一页' },
        darkModeSwitchLabel: '主题',
        lightModeSwitchTitle: '换成浅色',
        darkModeSwitchTitle: '换成深色',
        sidebarMenuLabel: '目录',
        returnToTopLabel: '回到顶部',
        langMenuLabel: '切换语言',
        skipToContentLabel: '跳到正文',
      },
    },
  },
  themeConfig: {
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        miniSearch: { options: { tokenize: tokenizeText }, searchOptions: { combineWith: 'AND' } },
        locales: {
          zh: {
            translations: {
              button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
              modal: {
                displayDetails: '显示详细内容',
                resetButtonTitle: '清空',
                backButtonTitle: '关闭搜索',
                noResultsText: '没有找到',
                footer: {
                  selectText: '打开',
                  selectKeyAriaLabel: 'Enter',
                  navigateText: '上下选择',
                  navigateUpKeyAriaLabel: '上箭头',
                  navigateDownKeyAriaLabel: '下箭头',
                  closeText: '关闭',
                  closeKeyAriaLabel: 'Esc',
                },
              },
            },
          },
        },
      },
    },
  },
});

function sidebar(language: keyof typeof SIDEBARS): DefaultTheme.SidebarItem[] {
  return SIDEBARS[language].map(({ title, pages }) => ({
    text: title,
    items: pages.map(({ title: text, path }) => ({ text, link: `/${path.replace(/\bindex$/, '')}` })),
  }));
}

/** The language menu leads to the same page in the other language. Where Chinese has none, the theme offers the English one. */
function offerEnglish(folder: string): void {
  for (const { path } of ONLY_ENGLISH) {
    const file = join(folder, 'zh', `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(folder, '404.html'), file);
  }
}

/** The pages are above this package, where nothing finds what it depends on. */
function findVue(): NonNullable<NonNullable<UserConfig['vite']>['plugins']>[number] {
  return {
    name: 'find-vue',
    enforce: 'pre',
    resolveId(id) {
      return /^vue(\/|$)/.test(id) ? this.resolve(id, import.meta.filename, { skipSelf: true }) : undefined;
    },
  };
}

/** The files link to each other as GitHub follows it; here each link goes to the page that the site makes of the file. */
function followLinks(markdown: Parameters<NonNullable<MarkdownOptions['config']>>[0]): void {
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    const file = relative(root, env.realPath ?? env.path).replaceAll('\\', '/');
    const opened: boolean[] = [];
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'link_close' && opened.pop() === false) token.tag = 'span';
      if (token.type !== 'link_open') continue;
      const target = linkTarget(file, String(token.attrGet('href')));
      opened.push(target.kind !== 'repository' || repository !== undefined);
      if (target.kind === 'page') token.attrSet('href', target.address);
      if (target.kind !== 'repository') continue;
      if (repository !== undefined) token.attrSet('href', `${repository}/${target.path}${target.anchor}`);
      else Object.assign(token, { type: 'span_open', tag: 'span', attrs: [['title', target.path]] });
    }
  });
}
