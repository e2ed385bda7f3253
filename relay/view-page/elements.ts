type Child = Node | string | undefined;

/** An element with attributes and children. Texts are never read as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter(child => child !== undefined));
  return made;
}

/** A button that takes presses of a person alone, and none while a key is held down. */
export function button(
  text: string,
  attributes: Readonly<Record<string, string>>,
  press: () => void,
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  let isRepeated = false;
  made.addEventListener('keydown', ({ repeat }) => {
    isRepeated = repeat;
  });
  made.addEventListener('click', event => {
    if (event.isTrusted && !isRepeated && made.getAttribute('aria-disabled') !== 'true') press();
  });
  return made;
}

/** Words of a page, apart from ours, in their own direction. */
export function quoted(text: string): HTMLElement {
  return element('bdi', {}, text);
}

/** Changes nothing where it reads so already: screen readers would say it again. */
export function setText(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
