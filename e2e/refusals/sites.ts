import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { madePages } from '../bench/pages/made-pages.ts';
import { packagePages } from '../bench/pages/package-pages.ts';
import { type BenchPage, shipped } from '../bench/pages/page.ts';
import { unseenPages } from '../bench/pages/unseen-pages.ts';
import { widgetPage } from '../zoo/widget-page.ts';

export interface Site {
  /** Of pages, for the table. */
  set: string;
  name: string;
  /** A small sample is enough: the page is made of many of a kind. */
  isLarge?: boolean;
  open(): Promise<BenchPage>;
}

const widgets = fileURLToPath(new URL('../zoo/widgets/', import.meta.url));
const packages = fileURLToPath(new URL('../bench/node_modules/', import.meta.url));

export function ownSites(): Site[] {
  const files = readdirSync(widgets).filter(file => /\.tsx?$/.test(file) && !/\.d\.ts$|^report/.test(file));
  const zoo = files.map(
    (file): Site => ({
      set: 'zoo',
      name: file,
      open: async () => ({ name: file, origin: 'made', html: await widgetPage(file) }),
    }),
  );
  const bench = [...packagePages, ...unseenPages, ...madePages].map((page): Site => {
    const isLarge = page.origin === 'made';
    return { set: 'bench', name: page.name, isLarge, open: async () => page };
  });
  return [...zoo, ...bench];
}

/** `folder`: the root of the site, relative to the list. `start`: a script that brings the page into use. */
const listSchema = z.array(
  z.object({
    set: z.string(),
    name: z.string(),
    folder: z.string(),
    path: z.string(),
    start: z.optional(z.string()),
  }),
);

/** Sites outside the repository. */
export function listedSites(list: string): Site[] {
  return listSchema
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .map(({ set, name, folder, path, start }) => {
      const prepare = start === undefined ? undefined : (page: Page) => page.evaluate<void>(start);
      const page = shipped(
        name,
        relative(packages, `${dirname(list)}/${folder}`),
        path,
        prepare ? { prepare } : {},
      );
      return { set, name, open: async () => page };
    });
}
