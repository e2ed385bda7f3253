import type { Bilingual } from '@assent/shared';

/** The groups of the report, in order. The sections are those of docs/protocol.md; the browser chapter is docs/browser.md. */
export const GROUPS = {
  requests: { section: '2', title: { en: 'What the client sends', zh: '客户端发送的内容' } },
  tolerance: { section: '2', title: { en: 'What every request may look like', zh: '请求可能的形式' } },
  stream: { section: '3', title: { en: 'The stream', zh: '事件流' } },
  calls: { section: '3', title: { en: 'Tool calls', zh: '工具调用' } },
  errors: { section: '3', title: { en: 'Errors', zh: '错误' } },
  results: { section: '4', title: { en: 'Results and decisions', zh: '结果与决定' } },
  sessions: { section: '2', title: { en: 'Sessions', zh: '会话' } },
  additions: { section: '7', title: { en: 'Additions (optional)', zh: '附加功能（可选）' } },
  browsers: { section: undefined, title: { en: 'Browser sessions', zh: '浏览器会话' } },
} as const satisfies Record<string, { section: string | undefined; title: Bilingual }>;

export type Group = keyof typeof GROUPS;
