import { button } from './live-case.ts';

/** How a text stands to a button. */
interface Shape {
  shape: string;
  /** Of the button. */
  name: string;
  make(text: string, name: string, more?: string): string;
}

export const SHAPES: readonly Shape[] = [
  {
    shape: 'row',
    name: 'Open',
    make: (text, name, more = '') =>
      `<ul><li>Ann <button>${name}</button></li><li>Ben <span id=x>${text}</span> ${button(name)}</li></ul>${more}`,
  },
  {
    shape: 'card',
    name: 'Open',
    make: (text, name, more = '') =>
      `<main><div class=card style="padding:8px"><p>Ben</p><p id=x>${text}</p>${button(name)}</div></main>${more}`,
  },
  {
    shape: 'beside',
    name: 'Open',
    make: (text, name, more = '') => `<div><span id=x>${text}</span> ${button(name)}</div>${more}`,
  },
  {
    shape: 'dialog',
    name: 'Close',
    make: (text, name, more = '') =>
      `<div role=dialog aria-label=Notice style="padding:8px"><p>Welcome back, Ben</p><p id=x>${text}</p>${button(name)}</div>${more}`,
  },
];
