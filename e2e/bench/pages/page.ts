import type { Page } from 'playwright-core';

/** A page to measure: shipped by a package, or written here. */
export type BenchPage = RealPage | MadePage;

export interface RealPage {
  name: string;
  origin: 'package';
  /** The package, or a folder in it, that is the root of the site. */
  folder: string;
  path: string;
  /** By path, replacements for files of the package and files that it lacks: sample data, the page around an editor. */
  files?: Readonly<Record<string, string>>;
  /** The first steps of a user, which bring the page into normal use. */
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
