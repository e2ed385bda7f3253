import type { Language } from '@assent/shared';
import type { StatusKind } from '../thread/status/status-kind.ts';

/** What happened, and what to do next: each cause has a name of its own. */
interface FaceWords {
  title: string;
  next: string;
}

const en = {
  faces: {
    'no-consent': {
      title: 'Not sent: you have not agreed yet',
      next: 'Agree below to what is sent, then try again.',
    },
    offline: { title: 'You are offline', next: 'Connect to the network, then try again.' },
    'relay-down': {
      title: 'The relay is not running',
      next: 'Start it on this machine with this command, then try again.',
    },
    unreachable: {
      title: 'The backend cannot be reached',
      next: 'Check that it is running and that its address is right, then try again.',
    },
    'access-key': {
      title: 'This backend asks for an access key',
      next: 'Enter it in the settings, then try again. Whoever runs the backend gives you one.',
    },
    'model-key': {
      title: "The model refuses the backend's key",
      next: 'Set a valid one where the backend runs, or set another address.',
    },
    refused: {
      title: 'The backend refuses this extension',
      next: "Allow this extension's origin there, or check the address and the access key in the settings.",
    },
    'no-model': {
      title: 'The backend has no such model',
      next: 'Pick another one beside the message, or change it in the settings, then try again.',
    },
    'not-found': {
      title: 'The backend knows no such address or agent',
      next: 'Check the address and the agent in the settings.',
    },
    'session-lost': {
      title: 'The backend no longer knows this conversation',
      next: 'What was said and done stands here; the newest of it has not reached the model. If you go on from here, your message is sent once more in a new session: the model starts without what was said before, and hears what was done. Nothing is run again by that.',
    },
    busy: {
      title: 'The backend is still busy with the turn before',
      next: 'Wait a moment, then try again.',
    },
    'too-long': { title: 'Too long for the backend', next: 'Send less at once, or start a new chat.' },
    quota: {
      title: 'The limit is used up for now',
      next: 'The backend or its model allows no more requests at the moment. Wait, then try again.',
    },
    overloaded: { title: 'The backend is overloaded', next: 'Wait a moment, then try again.' },
    'server-failed': {
      title: 'The backend failed',
      next: 'Try again; if it persists, tell whoever runs it.',
    },
    'no-backend': {
      title: 'What answers there is no Assent backend',
      next: 'Check the address in the settings.',
    },
    'nameless-call': {
      title: 'A tool call came without a name',
      next: 'Nothing was done. Tell whoever runs the backend: a tool_call needs a tool_name, and its arguments beside it.',
    },
    silent: { title: 'Nothing came for a long time', next: 'Try again, or look at the backend.' },
    cut: { title: 'The connection broke off', next: 'What had come is kept. Try again for the rest.' },
    empty: { title: 'There was no answer', next: 'Try again, or ask in other words.' },
    closed: {
      title: 'The panel was closed meanwhile',
      next: 'The rest of this answer is no longer there. Try again.',
    },
    'model-failed': { title: 'The model could not finish', next: 'Try again, or ask in other words.' },
    defect: {
      title: 'Something in Assent went wrong',
      next: 'Try again; if it persists, please report it with the line below.',
    },
    'page-not-allowed': {
      title: 'This page may not be read yet',
      next: 'Allow it, and the question is asked again with the page.',
    },
    'page-by-icon': {
      title: 'This page may not be read yet',
      next: 'Click the Assent icon in the toolbar or press Alt+Shift+K on that page, then try again.',
    },
    'page-closed': {
      title: 'Chrome keeps this page closed',
      next: 'Browser pages, PDFs and the Web Store are closed to all extensions. Go to an ordinary web page, or to the practice page.',
    },
    'page-gone': { title: 'The page is gone', next: 'The tab was closed or has moved on. Ask again there.' },
    'page-silent': {
      title: 'The page does not respond',
      next: 'It may be busy or showing a dialog. Deal with that, then ask again.',
    },
    'page-failed': { title: 'This page cannot be read', next: 'Reload it, then ask again.' },
  } satisfies Record<StatusKind, FaceWords>,
  messageKept: 'Nothing was lost: your message is kept.',
  sentWithoutPage: 'Your question was sent without the page.',
  ledTo: (host: string) =>
    `You approved going to ${host}. What is there now, Chrome does not tell before you allow it.`,
  retryIn: (seconds: number) => `You can try again in ${seconds} s.`,
  retryNow: 'You can try again now.',
  startCommand: 'npm run relay',
  copy: 'Copy the command',
  openTryIt: 'Open the practice page',
  mayNeedAllowing: 'If it is running: the browser may not let Assent talk to this address yet.',
  httpStatus: (status: number) => `HTTP ${status}`,
  seconds: (seconds: number) => `${seconds} s`,
};

const zh: typeof en = {
  faces: {
    'no-consent': { title: '没有发送：你还没有同意', next: '请在下面同意要发送的内容，然后重试。' },
    offline: { title: '你已离线', next: '请连接网络，然后重试。' },
    'relay-down': { title: '中继没有运行', next: '请在这台电脑上用这个命令启动它，然后重试。' },
    unreachable: { title: '无法连接后端', next: '请检查它是否在运行、地址是否正确，然后重试。' },
    'access-key': {
      title: '这个后端要求访问密钥',
      next: '请在设置中填写，然后重试。密钥由后端的运营者提供。',
    },
    'model-key': {
      title: '模型拒绝了后端的密钥',
      next: '请在运行后端的地方设置有效的密钥，或改用其他地址。',
    },
    refused: {
      title: '后端拒绝了这个扩展',
      next: '请在后端允许这个扩展的来源，或在设置中检查地址和访问密钥。',
    },
    'no-model': {
      title: '后端没有这个模型',
      next: '请在输入框旁选择另一个模型，或在设置中更改，然后重试。',
    },
    'not-found': { title: '后端没有这个地址或智能体', next: '请在设置中检查地址和智能体。' },
    'session-lost': {
      title: '后端已不记得这个对话',
      next: '说过和做过的都还在这里，但最新的内容没有送到模型。从这里继续时，你的消息会在新的会话里再发送一次：模型不知道之前说过什么，只会得知做过哪些操作。任何操作都不会因此重复执行。',
    },
    busy: { title: '后端还在处理上一轮', next: '请稍等，然后重试。' },
    'too-long': { title: '内容太长，后端不接受', next: '请分开发送，或开始新对话。' },
    quota: { title: '额度暂时用完了', next: '后端或它的模型暂时不再接受请求。请稍等，然后重试。' },
    overloaded: { title: '后端过载', next: '请稍等，然后重试。' },
    'server-failed': { title: '后端出错', next: '请重试；如果仍然出现，请联系后端的运营者。' },
    'no-backend': { title: '回应的不是 Assent 后端', next: '请在设置中检查地址。' },
    'nameless-call': {
      title: '收到的工具调用没有名称',
      next: '什么都没有执行。请告诉后端的运营者：tool_call 里要有 tool_name，参数放在旁边的 arguments 里。',
    },
    silent: { title: '很久没有收到任何内容', next: '请重试，或查看后端。' },
    cut: { title: '连接断开了', next: '已经收到的内容仍然保留。请重试以获得其余部分。' },
    empty: { title: '没有得到回答', next: '请重试，或换一种说法。' },
    closed: { title: '面板在此期间被关闭了', next: '这个回答的其余部分已经不在了。请重试。' },
    'model-failed': { title: '模型没能完成', next: '请重试，或换一种说法。' },
    defect: { title: 'Assent 自身出错', next: '请重试；如果仍然出现，请附上下面这一行反馈给我们。' },
    'page-not-allowed': { title: '还不能读取这个网页', next: '允许之后，会带上网页再问一次。' },
    'page-by-icon': {
      title: '还不能读取这个网页',
      next: '请在那个网页上点击工具栏里的 Assent 图标，或按 Alt+Shift+K，然后重试。',
    },
    'page-closed': {
      title: 'Chrome 不开放这个页面',
      next: '浏览器自带页面、PDF 和应用商店对所有扩展都不开放。请换到普通网页，或打开练习页。',
    },
    'page-gone': { title: '网页已经不在了', next: '标签页已关闭或已跳转。请在新的网页上再问。' },
    'page-silent': { title: '网页没有响应', next: '它可能正忙或正显示对话框。请处理后再问。' },
    'page-failed': { title: '这个网页无法读取', next: '请重新加载它，然后再问。' },
  },
  messageKept: '什么都没有丢失：你的消息仍然保留。',
  sentWithoutPage: '问题已在不带网页的情况下发送。',
  ledTo: host => `你批准了前往 ${host}。允许读取之前，Chrome 不会说明那里现在是什么。`,
  retryIn: seconds => `${seconds} 秒后可以重试。`,
  retryNow: '现在可以重试了。',
  startCommand: 'npm run relay',
  copy: '复制命令',
  openTryIt: '打开练习页',
  mayNeedAllowing: '如果它正在运行：可能是浏览器还不允许 Assent 访问这个地址。',
  httpStatus: status => `HTTP ${status}`,
  seconds: seconds => `${seconds} 秒`,
};

/** The faces of what can go wrong, with an answer or with a page. */
export const faceWords: Record<Language, typeof en> = { en, zh };
