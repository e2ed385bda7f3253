import type { ReactNode } from 'react';
import type { ConsoleMessages } from '../messages/en.ts';
import type { Issue } from '../requests/relay-requests.ts';
import { useMessages } from '../state/console-context.ts';

/** What is wrong with a part of a request: which part in our words, and why in the relay's. */
export function IssueText({ path, message }: Issue): ReactNode {
  const { issues: messages } = useMessages();
  const { text, isPlace } = partOf(path, messages);
  return (
    <span>
      {text} <bdi lang="en">{isPlace ? message : `${path}: ${message}`}</bdi>
    </span>
  );
}

/** `isPlace`: our text says the whole path. */
function partOf(path: string, messages: ConsoleMessages['issues']): { text: string; isPlace: boolean } {
  // As `urls.0` or `urls[0]`.
  const [, index] = /^urls[.[](\d+)\]?$/u.exec(path) ?? [];
  if (index !== undefined) return { text: messages.address(Number(index) + 1), isPlace: true };
  const [first = ''] = path.split(/[.[]/u);
  const text = new Map(Object.entries(messages.parts)).get(first);
  return { text: text ?? messages.other, isPlace: text !== undefined && first === path };
}
