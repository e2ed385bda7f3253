import { useEffect, useState } from 'react';

const SAYS_MILLISECONDS = 2_000;

/** The result of a press, while it is displayed. */
type Copied = 'nothing' | 'copied' | 'failed';

/** The user gesture is all the permission that copying needs. */
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
