import { rectOf } from '../dom/box.ts';
import { composedAncestry } from '../dom/composed-tree.ts';
import { isElement, isFrame } from '../dom/element-types.ts';
import { documentElementOf, scrollLeftOf, scrollTopOf } from '../dom/native-dom.ts';
import { type IsVolatile, SCROLL_PART } from '../timing/background-mutations.ts';
import { navigationStatus } from '../timing/navigation-status.ts';

export interface SeenEvents {
  /** The page prevented the click's default, so no link was followed. */
  isClickPrevented: boolean;
  isScrolled: boolean;
  /** Media started or stopped, or the page entered or left full screen. */
  isPlaying: boolean;
  /** A visible same-site frame shows another document. */
  isFrameLoaded: boolean;
  /** The HTTP status of that document; 0 where it is unknown. */
  frameStatus: number;
}

export function watchEvents(isVolatile: IsVolatile, target: Element): { seen: SeenEvents; stop(): void } {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const seen: SeenEvents = {
    isClickPrevented: false,
    isScrolled: false,
    isPlaying: false,
    isFrameLoaded: false,
    frameStatus: 0,
  };
  // Bubbling: once it reaches the window, every listener has run.
  addEventListener('click', event => (seen.isClickPrevented = event.defaultPrevented), {
    signal: watching.signal,
  });
  const placed = scrollPlaces(target);
  const onScroll = ({ target: scrolled }: Event) => {
    if (!(scrolled instanceof Node) || isVolatile([scrolled, SCROLL_PART])) return;
    // Our own scrolling into view fires its event only now.
    seen.isScrolled ||= placed.get(scrolled) !== placeOf(scrolled);
  };
  addEventListener('scroll', onScroll, options);
  // Other sites' frames load advertisements at any time, unless the link targets them.
  const onLoad = ({ target: loaded }: Event) => {
    if (!(loaded instanceof Node && isFrame(loaded) && isOfPage(loaded))) return;
    seen.isFrameLoaded = true;
    const { contentWindow } = loaded;
    seen.frameStatus = (contentWindow && navigationStatus(contentWindow.performance)) ?? 0;
  };
  document.addEventListener('load', onLoad, options);
  for (const type of ['play', 'pause', 'fullscreenchange'])
    addEventListener(type, () => (seen.isPlaying = true), options);
  return { seen, stop: () => watching.abort() };
}

function isOfPage(frame: HTMLIFrameElement): boolean {
  const { width, height } = rectOf(frame);
  return frame.contentDocument !== null && width > 1 && height > 1;
}

function scrollPlaces(target: Element): Map<Node, string> {
  return new Map([document, ...composedAncestry(target)].map(node => [node, placeOf(node)]));
}

function placeOf(node: Node): string {
  const scroller = isElement(node) ? node : (document.scrollingElement ?? documentElementOf(document));
  return `${scrollLeftOf(scroller)} ${scrollTopOf(scroller)}`;
}
