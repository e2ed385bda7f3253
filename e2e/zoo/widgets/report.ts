declare global {
  /** The widgets' values by name, from their own callbacks. */
  var zoo: Record<string, unknown> | undefined;
}

/** Called by a widget's change callback: the DOM may differ from the widget's state. */
export function report(name: string, value: unknown): void {
  globalThis.zoo = { ...globalThis.zoo, [name]: value };
}

/** For widgets that tell their state when asked. */
export function hold(name: string, read: () => unknown): void {
  globalThis.zoo ??= {};
  Object.defineProperty(globalThis.zoo, name, { get: read, configurable: true });
}

/** 2027-03-05, or with the time of day; what is no date as it is. */
export function dayText(value: unknown, withTime = false): unknown {
  if (!(value instanceof Date)) return value;
  const pad = (number: number) => String(number).padStart(2, '0');
  const day = [value.getFullYear(), pad(value.getMonth() + 1), pad(value.getDate())].join('-');
  return withTime ? `${day} ${pad(value.getHours())}:${pad(value.getMinutes())}` : day;
}

export function draw(html: string): void {
  const root = document.querySelector('#root');
  if (root) root.innerHTML = `<style>label{display:block;margin-top:10px}</style>${html}`;
}
