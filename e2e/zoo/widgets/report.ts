declare global {
  /** The widgets' values by name, from their own callbacks. */
  var zoo: Record<string, unknown> | undefined;
}

/** Called by a widget's change callback: the DOM may differ from the widget's state. */
export function report(name: string, value: unknown): void {
  globalThis.zoo = { ...globalThis.zoo, [name]: value };
}
