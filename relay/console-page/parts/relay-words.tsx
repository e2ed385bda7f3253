import type { ReactNode } from 'react';

/** Words of the relay, in the language that they have: the reader's, that of the task, or English. */
export function RelayWords({ text }: { text: string }): ReactNode {
  return <bdi lang={/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en'}>{text}</bdi>;
}
