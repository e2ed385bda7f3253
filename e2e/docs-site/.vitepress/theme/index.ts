import { type Theme, useRoute, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, type VNode } from 'vue';
import { PAGES } from '../../pages.ts';
import './brand.css';

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(OnlyInEnglish) }),
};
export default theme;

/** The language menu leads to the same page in the other language, which Chinese does not have of every page. */
function OnlyInEnglish(): VNode {
  const wanted = useRoute()
    .path.replace(/^.*\/zh\//, '')
    .replace(/\.html$/, '');
  const page = PAGES.find(({ path }) => path === wanted);
  const [text, link] = page
    ? [`这一页还没有中文版。看英文版：${page.title}`, `/${page.path}.html`]
    : ['There is no such page · 没有这一页', '/'];
  return h('div', { class: 'not-found' }, h('a', { href: withBase(link) }, text));
}
