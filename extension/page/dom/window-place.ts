/**
 * Where this window stands in the tree of windows, as its indexes from the top on; `none` when a parent keeps it in a shadow
 * tree. Not what readings tell of frames by, which is in a script that this one comes without.
 */
export function windowPlace(): string {
  const path: number[] = [];
  for (let at: Window = window; at !== at.parent; at = at.parent) {
    const index = indexAmong(at.parent, at);
    if (index === -1) return 'none';
    path.unshift(index);
  }
  return path.join();
}

/** The same of the window in a frame of this document. */
export function frameWindowPlace(frame: Element): string {
  const index = 'contentWindow' in frame ? indexAmong(window, frame.contentWindow) : -1;
  const own = windowPlace();
  if (index === -1 || own === 'none') return 'none';
  return `${own && `${own},`}${index}`;
}

/** Of a window of another origin no more than its frames can be asked for, one by one. */
function indexAmong(parent: Window, child: unknown): number {
  return [].findIndex.call(parent, frame => frame === child);
}
