import type { Plugin } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { type Gallery, openGallery } from '../open-gallery.ts';
import type { Look } from '../stage/show-state.tsx';
import { states } from '../states/list.ts';

export const LIGHT: Look = { language: 'en', theme: 'light' };
export const DARK: Look = { language: 'zh', theme: 'dark' };
/** The time limit of a check over all states while other tests run. */
export const LONG_ENOUGH = 240_000;

/** One gallery per test file, which checks all of its states one after the other. */
export interface AllStates {
  gallery: Gallery;
  /** The violations of all states, by state name. */
  over(look: Look, width: number, check: () => Promise<string[]>): Promise<string[]>;
}

export function inGallery(plugins: Plugin[] = []): AllStates {
  let gallery: Gallery;
  beforeAll(async () => {
    gallery = await openGallery(plugins);
  });
  afterAll(() => gallery.close());
  return {
    get gallery() {
      return gallery;
    },
    async over(look, width, check) {
      const found: string[] = [];
      for (const { name } of states) {
        await gallery.show(name, look, width);
        found.push(...(await check()).map(fault => `${name}: ${fault}`));
      }
      return found;
    },
  };
}
