import type { PageInfo } from '@assent/shared';
import { NO_TRAITS, type PageTraits } from '../../extension/page/page-traits.ts';

/** A page as the extension describes it, and how a person would complete the open suggestions on it. */
export interface FixturePage {
  page: PageInfo;
  traits: PageTraits;
  /** What to put after "Fill in this form with: ", and the fields with their values. */
  form?: { said: string; filled: Readonly<Record<string, string>> };
  search?: { said: string; field: string };
  /** What to put after "Find on this page, and scroll to: ". */
  found: { said: string; element: string };
}

const SIGN_UP = ['First name', 'Last name', 'Email', 'Create account'];
const 注册 = ['姓名', '手机号', '邮箱', '注册'];

export const FIXTURE_PAGES: Readonly<Record<'zh' | 'en', readonly FixturePage[]>> = {
  en: [
    {
      page: pageOf('Sign up', [
        `input: ${SIGN_UP[0]} (required)`,
        `input: ${SIGN_UP[1]} (required)`,
        `input: ${SIGN_UP[2]} (type: email)`,
        'checkbox: Newsletter (not checked)',
        `button: ${SIGN_UP[3]}`,
      ]),
      traits: { ...NO_TRAITS, hasForm: true },
      form: {
        said: 'First name: Tom, Last name: Wu, Email: tom@wu.io',
        filled: { e_0: 'Tom', e_1: 'Wu', e_2: 'tom@wu.io' },
      },
      found: { said: 'Newsletter', element: 'e_3' },
    },
    {
      page: pageOf('Tea shop', [
        'input: Search (placeholder: Search tea, type: search)',
        'button: Search',
        'link: Oolong',
        'button: Add to cart',
      ]),
      traits: { ...NO_TRAITS, hasSearch: true, hasList: true },
      search: { said: 'green tea', field: 'e_0' },
      found: { said: 'Oolong', element: 'e_2' },
    },
    {
      page: pageOf('A long read', ['link: Home', 'link: Comments', 'button: Share']),
      traits: { ...NO_TRAITS, hasArticle: true, hasTable: true },
      found: { said: 'the comments', element: 'e_1' },
    },
  ],
  zh: [
    {
      page: pageOf('新用户注册', [
        `输入框:${注册[0]}(必填)`,
        `输入框:${注册[1]}(类型:tel)`,
        `输入框:${注册[2]}(类型:email)`,
        `按钮:${注册[3]}`,
      ]),
      traits: { ...NO_TRAITS, hasForm: true },
      form: {
        said: '姓名：张三，手机号：13800138000，邮箱：zs@qq.com',
        filled: { e_0: '张三', e_1: '13800138000', e_2: 'zs@qq.com' },
      },
      found: { said: '注册', element: 'e_3' },
    },
    {
      page: pageOf('茶铺', ['输入框:搜索框(placeholder:茶、杯子,类型:search)', '按钮:搜索', '链接:乌龙']),
      traits: { ...NO_TRAITS, hasSearch: true, hasList: true },
      search: { said: '绿茶', field: 'e_0' },
      found: { said: '乌龙', element: 'e_2' },
    },
    {
      page: pageOf('长文', ['链接:首页', '链接:评论', '按钮:分享']),
      traits: { ...NO_TRAITS, hasArticle: true, hasTable: true },
      found: { said: '评论', element: 'e_1' },
    },
  ],
};

function pageOf(title: string, descriptions: readonly string[]): PageInfo {
  const elements = descriptions.map((desc, index) => ({ id: `e_${index}`, desc }));
  return { url: 'https://fixture.test/', title, elements };
}
