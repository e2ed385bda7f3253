import type { Modifier, PersonInput } from '@assent/shared';

type Play = (inputs: readonly PersonInput[]) => Promise<unknown>;

type Point = { x: number; y: number };

/** The size of the view in CSS pixels, of which the picture may show fewer. */
export type ViewSize = { width: number; height: number };

const BUTTONS = ['left', 'middle', 'right'] as const;

/** Of one request. */
const MAX_INPUTS = 200;

/** Pixels that a finger may move and still only touch. */
const TOUCH_SLACK = 8;

/** The person's mouse, wheel, fingers and keyboard over the picture, sent in their order. */
export class CaptureInput {
  readonly #picture: HTMLElement;
  readonly #keys: HTMLTextAreaElement;
  readonly #size: () => ViewSize;
  readonly #play: Play;
  readonly #leave: () => void;
  readonly #waiting: PersonInput[] = [];
  readonly #capturing = new AbortController();
  #sending: Promise<void> | undefined;
  /** Keys that are down, by their place on the keyboard: with Shift let go first, the same one has another name. */
  readonly #held = new Map<string, string>();
  #touch: { from: Point; last: Point; isMoved: boolean } | undefined;

  /** `keys` takes what an input method writes. `leave` is asked for by F6. */
  constructor(
    { picture, keys, size }: { picture: HTMLElement; keys: HTMLTextAreaElement; size: () => ViewSize },
    play: Play,
    leave: () => void,
  ) {
    this.#picture = picture;
    this.#keys = keys;
    this.#size = size;
    this.#play = play;
    this.#leave = leave;
    this.#listen();
  }

  end(): void {
    this.#capturing.abort();
    this.#held.clear();
    this.#waiting.length = 0;
  }

  send(input: PersonInput): void {
    const last = this.#waiting.at(-1);
    // Only where the pointer is now counts.
    if (input.kind === 'move' && last?.kind === 'move') this.#waiting.pop();
    this.#waiting.push(input);
    this.#sending ??= this.#sendAll();
  }

  /** Once all that was done so far has been played. */
  async played(): Promise<void> {
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#play(this.#waiting.splice(0, MAX_INPUTS));
    this.#sending = undefined;
  }

  #listen(): void {
    const { signal } = this.#capturing;
    const on = <Type extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ): void => target.addEventListener(type, listener, { signal, passive: false });
    on(this.#picture, 'pointerdown', event => this.#press(event));
    on(this.#picture, 'pointermove', event => this.#move(event));
    on(this.#picture, 'pointerup', event => this.#release(event));
    on(this.#picture, 'pointercancel', () => {
      this.#touch = undefined;
    });
    on(this.#picture, 'contextmenu', event => event.preventDefault());
    on(this.#picture, 'wheel', event => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      const [dx, dy] = [clamp(event.deltaX * lines, 10_000), clamp(event.deltaY * lines, 10_000)];
      this.send({ kind: 'wheel', ...this.#pointOf(event), dx, dy, held: heldIn(event) });
    });
    on(this.#keys, 'keydown', event => this.#key(event));
    on(this.#keys, 'keyup', event => this.#lift(event));
    on(this.#keys, 'blur', () => this.#liftAll());
    on(this.#keys, 'input', event => {
      if (!(event instanceof InputEvent) || !event.isComposing) this.#flushText();
    });
    on(this.#keys, 'compositionend', () => this.#flushText());
    on(this.#keys, 'paste', event => {
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain').slice(0, 20_000) ?? '';
      if (text !== '') this.send({ kind: 'text', text });
    });
  }

  #press(event: PointerEvent): void {
    event.preventDefault();
    this.#keys.focus({ preventScroll: true });
    const at = this.#pointOf(event);
    if (event.pointerType === 'touch') this.#touch = { from: at, last: at, isMoved: false };
    else {
      this.#picture.setPointerCapture(event.pointerId);
      this.send({
        kind: 'down',
        ...at,
        button: buttonOf(event),
        count: clicksOf(event, at),
        held: heldIn(event),
      });
    }
  }

  #move(event: PointerEvent): void {
    const at = this.#pointOf(event);
    const touch = this.#touch;
    if (event.pointerType !== 'touch') this.send({ kind: 'move', ...at, held: heldIn(event) });
    if (event.pointerType !== 'touch' || !touch) return;
    event.preventDefault();
    touch.isMoved ||= Math.hypot(at.x - touch.from.x, at.y - touch.from.y) > TOUCH_SLACK;
    if (!touch.isMoved) return;
    this.send({ kind: 'wheel', ...touch.from, dx: touch.last.x - at.x, dy: touch.last.y - at.y });
    touch.last = at;
  }

  #release(event: PointerEvent): void {
    const at = this.#pointOf(event);
    const touch = this.#touch;
    this.#touch = undefined;
    if (event.pointerType !== 'touch')
      this.send({
        ...{ kind: 'up', ...at, button: buttonOf(event), count: lastClick.count },
        held: heldIn(event),
      });
    if (!touch || touch.isMoved) return;
    const press = { ...at, button: 'left', count: clicksOf(event, at) } as const;
    this.send({ kind: 'down', ...press });
    this.send({ kind: 'up', ...press });
  }

  /** A letter of an input method comes as text later; anything else as its key. */
  #key(event: KeyboardEvent): void {
    if (event.isComposing || event.key === 'Process' || event.key === 'Unidentified' || event.key === 'Dead')
      return;
    if (event.key === 'F6') {
      event.preventDefault();
      this.#leave();
      return;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    // The browser answers it with what is in the clipboard.
    if (isCommand && event.key.toLowerCase() === 'v') return;
    event.preventDefault();
    const isLetter = [...event.key].length === 1;
    const isWritten = isLetter && event.getModifierState('AltGraph');
    // While ⌘ is held, macOS says nothing of letters that are let go.
    if (isCommand && isLetter && !isWritten) this.send({ kind: 'key', key: chordOf(event) });
    else if (!LOCKS.has(event.key)) this.#hold(event, isWritten ? [] : heldIn(event));
  }

  #hold({ code, key: pressed }: KeyboardEvent, held: Modifier[]): void {
    const key = nameOf(pressed);
    this.#held.set(code, key);
    this.send({ kind: 'keydown', key, held });
  }

  #lift(event: KeyboardEvent): void {
    const key = this.#held.get(event.code);
    if (key === undefined) return;
    event.preventDefault();
    this.#held.delete(event.code);
    this.send({ kind: 'keyup', key, held: heldIn(event) });
  }

  /** The focus is elsewhere, and what is let go there is not heard of. */
  #liftAll(): void {
    for (const key of this.#held.values()) this.send({ kind: 'keyup', key, held: [] });
    this.#held.clear();
  }

  #flushText(): void {
    const text = this.#keys.value;
    this.#keys.value = '';
    if (text !== '') this.send({ kind: 'text', text: text.slice(0, 20_000) });
  }

  /** In CSS pixels of the view. */
  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#picture.getBoundingClientRect();
    const size = this.#size();
    const x = ((clientX - left) / width) * size.width;
    const y = ((clientY - top) / height) * size.height;
    return { x: within(x, size.width), y: within(y, size.height) };
  }
}

/** They change how other keys are read, and are seen in those. */
const LOCKS: ReadonlySet<string> = new Set(['AltGraph', 'CapsLock', 'NumLock', 'Fn', 'Hyper', 'Super']);

/** The browser of the session is one for Linux, where ⌘ is Ctrl. */
function heldIn(event: MouseEvent | KeyboardEvent): Modifier[] {
  return [
    ...(event.ctrlKey || event.metaKey ? (['Control'] as const) : []),
    ...(event.altKey ? (['Alt'] as const) : []),
    ...(event.shiftKey ? (['Shift'] as const) : []),
  ];
}

function nameOf(key: string): string {
  if (key === 'Meta') return 'Control';
  return key === ' ' ? 'Space' : key;
}

function chordOf(event: KeyboardEvent): string {
  return [...heldIn(event), nameOf(event.key)].join('+');
}

const lastClick = { x: 0, y: 0, at: 0, count: 1 };

/** Pointer events do not count clicks. */
function clicksOf({ timeStamp }: Event, { x, y }: Point): number {
  const isAgain = timeStamp - lastClick.at < 500 && Math.hypot(x - lastClick.x, y - lastClick.y) < 8;
  const count = isAgain ? Math.min(lastClick.count + 1, 3) : 1;
  Object.assign(lastClick, { x, y, at: timeStamp, count });
  return count;
}

function buttonOf({ button }: MouseEvent): (typeof BUTTONS)[number] {
  return BUTTONS[button] ?? 'left';
}

function within(value: number, size: number): number {
  return Math.round(Math.min(Math.max(value, 0), Math.max(size - 1, 0)) * 10) / 10;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}
