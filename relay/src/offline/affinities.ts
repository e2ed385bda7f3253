import type { Affinity } from './find-element.ts';

export const FILLABLE: Affinity = { input: 1, select: 0.5, other: 0.3 };
export const SETTABLE: Affinity = { input: 1, select: 1, checkbox: 0.9, radio: 0.6, other: 0.4 };
export const CLICKABLE: Affinity = {
  button: 1,
  link: 0.95,
  option: 0.9,
  radio: 0.8,
  checkbox: 0.8,
  other: 0.8,
  select: 0.5,
  input: 0.4,
  text: 0.3,
};
export const CHECKABLE: Affinity = { checkbox: 1, radio: 0.9, option: 0.6, other: 0.4 };
/** What a bare name may stand for; a field's name alone asks for nothing. */
export const NAMEABLE: Affinity = {
  button: 1,
  link: 0.95,
  option: 0.9,
  radio: 0.95,
  checkbox: 0.95,
  other: 0.8,
};
export const CHOICES: Affinity = { radio: 1, option: 0.95, checkbox: 0.7, button: 0.5, link: 0.3 };
export const ANY_KIND: Affinity = {
  text: 1,
  button: 0.9,
  link: 0.9,
  input: 0.9,
  checkbox: 0.9,
  radio: 0.9,
  select: 0.9,
  option: 0.9,
  other: 0.9,
};
