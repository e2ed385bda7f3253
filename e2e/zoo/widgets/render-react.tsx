import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

export function render(content: ReactNode): void {
  const root = document.querySelector('#root');
  if (root)
    createRoot(root).render(
      <main style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 10 }}>{content}</main>,
    );
}

interface HeldProps<Value> {
  name: string;
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
  told?: (value: Value) => unknown;
}

/** A widget's value, kept and reported as an app would keep it. */
export function Held<Value>({ name, initial, children, told = value => value }: HeldProps<Value>) {
  const [held, setHeld] = useState({ value: initial });
  const change = (value: Value) => {
    setHeld({ value });
    report(name, told(value));
  };
  return children(held.value, change);
}
