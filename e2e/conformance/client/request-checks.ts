import { MAX_ELEMENTS } from '@assent/shared';
import { type Check, type Finding, fail, pass, unseen } from '../report/check.ts';
import { excerpt } from '../report/excerpt.ts';
import { isAboutCall, type Post } from './post.ts';
import { CANARIES } from './practice-page.ts';
import type { Scene } from './scenario.ts';

/** All requests of a client. `url` is the kit's own. */
export type Sent = { url: string; posts: readonly Post[]; scenes: readonly Scene[] };

const NOTHING = unseen('Nothing of the kind was sent.', '没有发送这类内容。');

function expectAll(posts: readonly Post[], faultOf: (post: Post) => string | undefined): Finding {
  if (posts.length === 0) return NOTHING;
  const fault = posts.map(faultOf).find(found => found !== undefined);
  return fault === undefined
    ? pass(`${posts.length} requests.`, `${posts.length} 个请求。`)
    : fail(excerpt(fault), excerpt(fault));
}

function judgeSessions({ scenes }: Sent): Finding {
  const strayed = scenes.flatMap(({ first, answers }) =>
    answers.filter(answer => answer.request?.session_id !== first.request?.session_id),
  );
  if (scenes.every(({ answers }) => answers.length === 0)) return NOTHING;
  const [wrong] = strayed;
  return wrong
    ? fail(excerpt(wrong.body), excerpt(wrong.body))
    : pass('Every answer came in the session of its call.', '每个回答都在其调用的会话中。');
}

function judgeUser({ posts }: Sent): Finding {
  const users = new Set(posts.map(({ request }) => request?.user_id));
  if (posts.length < 2) return NOTHING;
  const said = [...users].join(', ');
  return users.size === 1 ? pass(said, said) : fail(said, said);
}

function judgeTools({ request }: Post): string | undefined {
  const names = request?.browser_tools?.map(tool => tool.name) ?? [];
  const twice = names.find((name, index) => names.indexOf(name) < index);
  const rootless = request?.browser_tools?.find(tool => tool.parameters.type !== 'object');
  return (
    (twice && `${twice} stands twice`) ?? (rootless && `the parameters of ${rootless.name} are no object`)
  );
}

function judgeElements({ request }: Post): string | undefined {
  const elements = request?.current_page_info?.elements ?? [];
  const ids = elements.map(element => element.id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  const nameless = elements.find(({ desc }) => !/^[^:：]+[:：]/u.test(desc));
  return (twice && `${twice} stands twice`) ?? (nameless && `no "kind:name": ${nameless.desc}`);
}

function judgeFresh({ scenes }: Sent): Finding {
  const withPage = scenes.filter(({ first }) => first.request?.current_page_info !== undefined);
  const results = withPage.flatMap(({ answers }) => answers.filter(post => post.request?.role === 'user'));
  return expectAll(results, ({ request, body }) => (request?.current_page_info ? undefined : body));
}

function judgeSecrets({ url, posts }: Sent): Finding {
  const here = posts.filter(({ request }) => request?.current_page_info?.url.startsWith(url));
  if (here.length === 0) {
    return unseen(
      `No request was about ${url}/, which holds some secrets to try.`,
      `没有关于 ${url}/ 的请求，该页含有可供测试的秘密。`,
    );
  }
  return expectAll(here, ({ body }) => {
    const [kind] = Object.entries(CANARIES).find(([, secret]) => body.includes(secret)) ?? [];
    return kind && `the ${kind} of the page was sent`;
  });
}

const COMPARE = {
  en: 'Compare the body with shared/schemas/chat-request.schema.json.',
  zh: '请对照 shared/schemas/chat-request.schema.json 检查正文。',
};

export const REQUEST_CHECKS: readonly Check<Sent>[] = [
  {
    id: 'sends-json',
    group: 'requests',
    requirement: {
      en: 'Every request is JSON and says so.',
      zh: '每个请求都是 JSON，并用 Content-Type 标明。',
    },
    next: { en: 'Send Content-Type: application/json.', zh: '请发送 Content-Type: application/json。' },
    judge: ({ posts }) =>
      expectAll(posts, ({ contentType }) =>
        /^application\/json\s*(;|$)/i.test(contentType) ? undefined : `Content-Type: ${contentType}`,
      ),
  },
  {
    id: 'sends-what-fits',
    group: 'requests',
    requirement: { en: 'Every request fits the schema.', zh: '每个请求都符合 schema。' },
    next: COMPARE,
    judge: ({ posts }) => expectAll(posts, ({ faults }) => faults[0]),
  },
  {
    id: 'keeps-session',
    group: 'requests',
    requirement: {
      en: 'What is about a call comes in the session of that call.',
      zh: '关于调用的请求属于该调用的会话。',
    },
    next: {
      en: 'Make one session_id for a conversation, and keep it.',
      zh: '每段对话生成一个 session_id，并保持不变。',
    },
    judge: judgeSessions,
  },
  {
    id: 'keeps-user',
    group: 'requests',
    requirement: { en: 'user_id is stable.', zh: 'user_id 保持不变。' },
    next: { en: 'Make one pseudonym for a person, and keep it.', zh: '为每位用户生成一个化名，并保持不变。' },
    judge: judgeUser,
  },
  {
    id: 'names-tools-once',
    group: 'requests',
    requirement: {
      en: 'Each browser tool has a name of its own, and an object as its parameters.',
      zh: '每个浏览器工具有自己的名称，参数是对象。',
    },
    next: COMPARE,
    judge: ({ posts }) =>
      expectAll(
        posts.filter(({ request }) => request?.browser_tools),
        judgeTools,
      ),
  },
  {
    id: 'names-elements',
    group: 'requests',
    requirement: {
      en: 'Each element has an id of its own, and a description "kind:name".',
      zh: '每个元素有自己的 id，描述为 "类型:名称"。',
    },
    next: { en: 'Write "button: Search", with hints in brackets.', zh: '写成 "按钮:搜索"，提示写在括号里。' },
    judge: ({ posts }) =>
      expectAll(
        posts.filter(({ request }) => request?.current_page_info),
        judgeElements,
      ),
  },
  {
    id: 'sends-few-elements',
    group: 'requests',
    requirement: {
      en: `At most ${MAX_ELEMENTS} elements go along unless the model asked for more.`,
      zh: `除非模型要求更多，最多发送 ${MAX_ELEMENTS} 个元素。`,
    },
    next: { en: 'Send those that the request most likely means.', zh: '发送请求最可能涉及的元素。' },
    judge: ({ posts }) =>
      expectAll(
        posts.filter(post => post.request?.current_page_info && !isAboutCall(post)),
        ({ request }) => {
          const count = request?.current_page_info?.elements.length ?? 0;
          return count > MAX_ELEMENTS ? `${count} elements` : undefined;
        },
      ),
  },
  {
    id: 'sends-fresh-page',
    group: 'requests',
    requirement: { en: 'A result comes with the page as it is now.', zh: '结果附带当前的网页。' },
    next: {
      en: 'Read the page again after the tool ran, and send it along.',
      zh: '工具运行后重新读取网页，并一并发送。',
    },
    judge: judgeFresh,
  },
  {
    id: 'keeps-secrets',
    group: 'requests',
    requirement: {
      en: 'The value of a password field, a one-time code or a card number is in no request.',
      zh: '密码、验证码和银行卡号的值不出现在任何请求中。',
    },
    next: {
      en: 'Leave these out where the page is read, not where the request is made.',
      zh: '在读取网页时就去除，而不是在生成请求时。',
    },
    judge: judgeSecrets,
  },
];
