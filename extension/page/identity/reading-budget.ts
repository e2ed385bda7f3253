import type { Effects } from '../visibility/hiding-effects.ts';
import { type BackdropReader, createBackdrops } from '../visibility/painted-content.ts';

/** What is still read and measured: a check must be fast on any page. */
export interface Budget {
  nodes: number;
  styled: number;
  backdropOf: BackdropReader;
  effects: Effects;
}

export const MAX_NODES = 800;

/** For these, style is read too. */
const MAX_STYLED = 250;

export function createBudget(): Budget {
  return { nodes: MAX_NODES, styled: MAX_STYLED, backdropOf: createBackdrops(), effects: new Map() };
}
