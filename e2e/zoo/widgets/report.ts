declare global {
  /** What the widgets of this page hold, by name, as their own callbacks told it. */
  var zoo: Record<string, unknown> | undefined;
}

/** Called by a widget's own change callback: the DOM may say one thing and the widget's state another. */
export function report(name: string, value: unknown): void {
  globalThis.zoo = { ...globalThis.zoo, [name]: value };
}
