import { useEffect, useState } from 'react';

/** What came of a press, for as long as it is said. */
export type Copied = 'nothing' | 'copied' | 'failed';

const SAYS_MILLISECONDS = 2_000;

/** Puts text on the clipboard. The press itself is all the permission that takes. */
export function useCopying(text: string): { came: Copied; copy: () => void } {
  const [came, setCame] = useState<Copied>('nothing');
  useEffect(() => {
    if (came === 'nothing') return;
    const timer = setTimeout(() => setCame('nothing'), SAYS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [came]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCame('copied'),
      () => setCame('failed'),
    );
  };
  return { came, copy };
}
