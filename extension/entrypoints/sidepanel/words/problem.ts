import type { Language } from '@assent/shared';

const en = {
  noConsent: 'Nothing was sent, because you have not agreed to it yet.',
  unreachable: (url: string) => `The relay at ${url} can't be reached.`,
  unreachableNext: 'Start it with the command below, or check the address in Settings.',
  maybeNotAllowed: 'If it is running, the browser may not let Assent talk to this address yet.',
  startCommand: 'npm run relay',
  refused: {
    401: 'The backend wants a sign-in. Check its keys and its address.',
    403: 'The backend refuses this extension. Allow its origin there.',
    404: 'The backend does not know this address or agent. Check both in Settings.',
    409: 'The backend is still busy with the turn before. Wait a moment, then try again.',
    413: 'This was too long for the backend. Send less at once.',
    429: 'Too many requests. Wait a little, then try again.',
    503: 'The backend is overloaded or has no model. Try again later.',
  },
  refusedOther: (status: number) => `The backend answered with HTTP ${status}.`,
  notAStream: (type: string) =>
    `What answered is no Assent backend (${type || 'no content type'}). Check the address in Settings.`,
  unreadable: 'The backend sent something that is no event. Check that the address is right.',
  silent: (seconds: number) => `Nothing came for ${seconds} seconds. Try again, or look at the backend.`,
  empty: 'The backend ended its turn without an answer. Try again, or ask in other words.',
  cut: 'The connection broke off before the answer was complete. Try again.',
  closed:
    'The panel was closed while this was being written, and the rest of it is no longer there. Try again.',
  lost: 'The connection was lost. Getting the rest of the answer…',
  failed: (message: string) => `The backend could not finish: ${message}`,
  defect: (message: string) => `Something in Assent went wrong: ${message}`,
};

const zh: typeof en = {
  noConsent: '你还没有同意发送，所以什么都没有发送。',
  unreachable: url => `无法连接中继 ${url}。`,
  unreachableNext: '请用下面的命令启动它，或在设置中检查地址。',
  maybeNotAllowed: '如果它正在运行，可能是浏览器还不允许 Assent 访问这个地址。',
  startCommand: 'npm run relay',
  refused: {
    401: '后端要求登录。请检查它的密钥和地址。',
    403: '后端拒绝了这个扩展。请在后端允许它的来源。',
    404: '后端不认识这个地址或智能体。请在设置中检查。',
    409: '后端还在处理上一轮。请稍等再重试。',
    413: '内容太长，后端不接受。请分开发送。',
    429: '请求太频繁。请稍等再重试。',
    503: '后端过载或没有可用的模型。请稍后重试。',
  },
  refusedOther: status => `后端返回了 HTTP ${status}。`,
  notAStream: type => `回应的不是 Assent 后端（${type || '没有内容类型'}）。请在设置中检查地址。`,
  unreadable: '后端发来的内容不是事件。请检查地址是否正确。',
  silent: seconds => `${seconds} 秒没有收到任何内容。请重试，或查看后端。`,
  empty: '后端没有给出任何回答就结束了。请重试，或换一种说法。',
  cut: '回答还没结束，连接就断了。请重试。',
  closed: '这个回答还在写的时候，面板被关闭了，剩下的部分已经没有了。请重试。',
  lost: '连接中断，正在取回剩下的回答…',
  failed: message => `后端没能完成：${message}`,
  defect: message => `Assent 自身出错：${message}`,
};

/** What went wrong with an answer, and what to do next. */
export const problemWords: Record<Language, typeof en> = { en, zh };
