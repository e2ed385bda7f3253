import { type Theme, useRoute, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, type VNode } from 'vue';
import { ONLY_ENGLISH } from '../../pages.ts';
import './brand.css';

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(OnlyInEnglish) }),
};
export default theme;

/** Stands where the language menu leads to a page that Chinese does not have, and at any wrong address. */
function OnlyInEnglish(): VNode {
  const wanted = useRoute()
    .path.replace(/^.*\/zh\//, '')
    .replace(/\.html$/, '');
  const page = ONLY_ENGLISH.find(({ path }) => path === wanted);
  const [text, link] = page
    ? [`这一页还没有中文版。看英文版：${page.title}`, `/${page.path}.html`]
    : ['There is no such page · 没有这一页', '/'];
  return h('div', { class: 'not-found' }, h('a', { href: withBase(link) }, text));
}
