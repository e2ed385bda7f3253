import { walkComposed } from '../dom/composed-tree.ts';
import { isFrame } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { findCover } from '../finding/hit-point.ts';
import type { FrameTree } from '../frame-reading.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import type { Visibility } from '../visibility/visibility.ts';

export function readFrameTree(visibility: Visibility): FrameTree {
  const path = framePath();
  return { ...(path ? { path } : {}), children: window.length > 0 ? childFrames(visibility) : [] };
}

/** Undefined when a parent keeps the window in a shadow tree. */
function framePath(): number[] | undefined {
  const path: number[] = [];
  for (let at: Window = window; at !== at.parent; at = at.parent) {
    const index = indexAmong(at.parent, at);
    if (index === undefined) return undefined;
    path.unshift(index);
  }
  return path;
}

function childFrames(visibility: Visibility): FrameTree['children'] {
  const children: FrameTree['children'] = [];
  walkComposed(document, element => {
    const index =
      isFrame(element) && element.contentWindow ? indexAmong(window, element.contentWindow) : undefined;
    if (index !== undefined) {
      const visible = seenRect(element, visibility) !== undefined && findCover(element) === undefined;
      children.push({ index, origin: frameOrigin(element), visible });
    }
    return true;
  });
  return children;
}

function indexAmong(parent: Window, child: Window): number | undefined {
  for (let index = 0; index < parent.length; index += 1) {
    if (parent[index] === child) return index;
  }
  return undefined;
}

/** By the frame's attribute: its later address is not visible here. */
function frameOrigin(frame: Element): string {
  const source = attributeOf(frame, 'src');
  if (hasOwnContent(frame, source)) return location.origin;
  return URL.parse(source ?? '', document.baseURI)?.origin ?? 'null';
}

function hasOwnContent(frame: Element, source: string | null): boolean {
  return attributeOf(frame, 'srcdoc') !== null || !source || source.startsWith('about:');
}
