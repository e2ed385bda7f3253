import { memo } from 'react';
import type { Entry } from '../conversation/conversation.ts';
import { Answer } from './answer.tsx';
import { CallEntry } from './card/call-entry.tsx';
import { NoticeLine } from './notice-line.tsx';

/** One step of a turn, rendered again only when it has changed itself. */
export const ThreadEntry = memo(function ThreadEntry({ entry }: { entry: Entry }): React.ReactNode {
  switch (entry.kind) {
    case 'person':
      return null;
    case 'answer':
      return <Answer answer={entry} />;
    case 'notice':
      return <NoticeLine notice={entry.notice} />;
    case 'call':
      return <CallEntry call={entry} />;
  }
});
