import type { Language } from '@assent/shared';

const en = {
  title: 'What is sent, and where to',
  address: 'To your backend, and to nobody else:',
  sent: {
    title: 'With each message of yours',
    facts: [
      'what you write, and the results of the actions that you approved, with any picture of the page among them',
      "the page's address and title, and those of the other tabs of the conversation: the ones it was about, opened itself or had added by you",
      'up to 30 of its buttons, links and fields: their names, and how what stands in them begins',
      'the text that you have selected',
      'a random number that stands for this browser, so that the backend can tell conversations apart',
    ],
  },
  kept: {
    title: 'Never',
    facts: [
      'passwords, one-time codes and card numbers: they stay in the page',
      'tabs that are no part of the conversation; your history and cookies',
      'anything at all before you agree',
    ],
  },
  asked: {
    title: 'Each action asks',
    facts: [
      'Whatever the assistant wants to do on a page is shown to you first, as what it will really do. Nothing runs until you approve it.',
    ],
  },
  further:
    'Who runs the backend decides what happens there: our relay hands your messages on to the model that it is set to.',
  short:
    "Each message takes along the page's address and title, up to 30 of its controls and what stands in them, the text that you selected, and the addresses and titles of the conversation's other tabs. A picture of a page goes only when you approve it. Passwords, codes and card numbers never leave the page. Each action asks you first.",
  shortTitle: 'Before anything is sent',
  agree: 'Agree and start',
  more: 'Read all of it',
  given: (date: Date) => `You agreed on ${date.toLocaleDateString('en', { dateStyle: 'long' })}.`,
  missing: 'You have not agreed, so nothing is sent.',
  withdraw: 'Withdraw',
  withdrawHint: 'From then on nothing is sent. Conversations stay on this device.',
};

const zh: typeof en = {
  title: '会发送什么，发到哪里',
  address: '只发给你的后端，不发给任何其他人：',
  sent: {
    title: '你每发一条消息',
    facts: [
      '你写的内容，以及你批准的操作的结果，包括其中的网页截图',
      '网页的地址和标题，以及这个对话其他标签页的地址和标题：对话涉及过的、它打开的和你添加的',
      '网页上最多 30 个按钮、链接和输入框：它们的名称，以及其中内容的开头',
      '你选中的文字',
      '代表这个浏览器的一个随机编号，用来区分不同的对话',
    ],
  },
  kept: {
    title: '绝不会发送',
    facts: [
      '密码、验证码和银行卡号：它们留在网页里',
      '不属于这个对话的标签页，以及历史记录、Cookie',
      '你同意之前的任何内容',
    ],
  },
  asked: {
    title: '每个操作都会询问',
    facts: ['助手想在网页上做的事，都会先按它真正的效果给你看。你批准之前，什么都不会执行。'],
  },
  further: '数据到了后端之后由后端的运营者负责：我们的中继会把你的消息转给它所设置的模型。',
  short:
    '每条消息会带上网页的地址和标题、最多 30 个控件及其中的内容、你选中的文字，以及对话里其他标签页的地址和标题。网页截图只在你批准后发送。密码、验证码和银行卡号绝不会离开网页。每个操作都会先问你。',
  shortTitle: '发送任何内容之前',
  agree: '同意并开始',
  more: '查看全部说明',
  given: date => `你已于 ${date.toLocaleDateString('zh', { dateStyle: 'long' })}同意。`,
  missing: '你还没有同意，所以什么都不会发送。',
  withdraw: '撤回同意',
  withdrawHint: '撤回之后什么都不会发送。对话仍保留在本机。',
};

const words: Record<Language, typeof en> = { en, zh };

/** What leaves this device, in plain words; the same on every page that asks or tells. */
export function consentWords(language: Language): typeof en {
  return words[language];
}
