import type { Settings } from './settings.ts';

/** Sets what CSS and screen readers take from the root element: the language and the theme (tokens.css). */
export function applyAppearance(root: HTMLElement, locale: string, theme: Settings['theme']): void {
  root.lang = locale;
  root.dataset.theme = theme;
}
