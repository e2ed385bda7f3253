import type { ReactNode } from 'react';
import { useMessages } from '../state/console-context.ts';

/** A moment, in the reader's own time. */
export function Moment({ at }: { at: string }): ReactNode {
  const { locale } = useMessages();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(at),
  );
  return <time dateTime={at}>{text}</time>;
}
