/**
 * This window's indexes in the window tree, from the top; `none` inside a parent's shadow tree. Readings name frames by
 * another path, whose script is not loaded here.
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

export function frameWindowPlace(frame: Element): string {
  const index = 'contentWindow' in frame ? indexAmong(window, frame.contentWindow) : -1;
  const own = windowPlace();
  if (index === -1 || own === 'none') return 'none';
  return `${own && `${own},`}${index}`;
}

function indexAmong(parent: Window, child: unknown): number {
  return [].findIndex.call(parent, frame => frame === child);
}
