import type { Page } from 'playwright-core';

/** A page to measure on: one that a package ships, or one that is written here. */
export type BenchPage = RealPage | MadePage;

export interface RealPage {
  name: string;
  origin: 'package';
  /** Of the package, or in it: what is the root of the site. */
  folder: string;
  path: string;
  /** By path, what stands in for a file of the package or is missing there: the data to show, the page around an editor. */
  files?: Readonly<Record<string, string>>;
  /** What a person would do first, to have the page as they use it. */
  prepare?: (page: Page) => Promise<void>;
}

export interface MadePage {
  name: string;
  origin: 'made';
  html: string;
  prepare?: (page: Page) => Promise<void>;
}

export function shipped(
  name: string,
  folder: string,
  path: string,
  more: Pick<RealPage, 'files' | 'prepare'> = {},
): RealPage {
  return { name, origin: 'package', folder, path, ...more };
}
