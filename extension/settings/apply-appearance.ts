import type { Language } from '@assent/shared';
import type { Settings } from './settings.ts';

/** Sets what CSS and screen readers take from the root element: the language and the theme (tokens.css). */
export function applyAppearance(root: HTMLElement, language: Language, theme: Settings['theme']): void {
  root.lang = language === 'zh' ? 'zh-CN' : 'en';
  root.dataset.theme = theme;
}
