import type { ReactNode } from 'react';

/** A table that scrolls by itself where the window is narrow. It takes the focus, so that the keyboard scrolls it. */
export function ScrolledTable({ children }: { children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus (axe: scrollable-region-focusable)
    <div className="scrolled" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
