import type { Language } from '@assent/shared';

const en = {
  title: 'Welcome to Assent',
  purpose:
    'Say what should happen on the page in front of you. Assent proposes each step, shows you what it would really do, and does it only with your assent.',
  backend: 'Your backend',
  backendHint:
    'A relay on your own machine answers first, with a small model that works offline. Start it with the command below, or point Assent at a server of your own.',
  startCommand: 'npm run relay',
  keysNever: "Assent never asks you for a model provider's key: those stay in the relay.",
  agreeHint: 'Nothing is sent before you press this. You can withdraw it in the settings at any time.',
  ready: 'Ready.',
  readyHint:
    'The panel stays beside your pages. Open it on any of them with the Assent icon in the toolbar or with Alt+Shift+K.',
  tryIt: 'Try it on a practice page',
  settings: 'All settings',
};

const zh: typeof en = {
  title: '欢迎使用 Assent',
  purpose: '说出你想在眼前的网页上做的事。Assent 会提出每一步，让你看清它真正的效果，只有你同意才会执行。',
  backend: '你的后端',
  backendHint:
    '最初由你自己电脑上的中继来回答，它自带一个可离线使用的小模型。用下面的命令启动它，或让 Assent 使用你自己的服务器。',
  startCommand: 'npm run relay',
  keysNever: 'Assent 从不向你索要模型服务的密钥：它们只留在中继里。',
  agreeHint: '在你按下之前，什么都不会发送。你随时可以在设置里撤回。',
  ready: '准备好了。',
  readyHint: '侧边栏会一直在网页旁边。在任何网页上点击工具栏里的 Assent 图标，或按 Alt+Shift+K，就能打开它。',
  tryIt: '在练习页上试一试',
  settings: '全部设置',
};

const words: Record<Language, typeof en> = { en, zh };

export function onboardingWords(language: Language): typeof en {
  return words[language];
}
