import type { Page } from 'playwright-core';
import type { ModelView } from './script-model.ts';
import type { Assent } from './start-assent.ts';

/** The tabs of a conversation, as the page block of a prompt tells them. */
export function titlesOf({ newest }: ModelView): string[] {
  return rowsOf(newest).map(({ title }) => title);
}

/** The id of the told tab of this title; `none` where there is no such tab, which no tab has. */
export function tabIn({ newest }: ModelView, title: string): string {
  return rowsOf(newest).find(row => row.title === title)?.id ?? 'none';
}

function rowsOf(newest: string): { id: string; title: string }[] {
  const rows = [...newest.matchAll(/^tab \| (\d+) \| \w+ \| (.*?) \|/gmu)];
  return rows.map(([, id = '', title = '']) => ({ id, title }));
}

/** The address of a page on the server of the one that is told. */
export function addressOn({ newest }: ModelView, path: string): string {
  const [, origin = ''] = /(http:\/\/localhost:\d+)\//u.exec(newest) ?? [];
  return `${origin}/${path}`;
}

/** Opens a page of the site in a tab in front and writes something there, by which the person shares it. */
export async function shareInFront(
  { launched, site, panel }: Assent,
  path: string,
  said: string,
): Promise<Page> {
  const tab = await launched.context.newPage();
  await tab.goto(`${site.origin}/${path}`);
  await tab.bringToFront();
  await panel.ask(`Remember ${path}`);
  await panel.shows(said);
  return tab;
}
