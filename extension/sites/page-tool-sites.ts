import * as z from 'zod/mini';
import { storedRecord } from '../storage/stored-record.ts';

/** Origins where the user allowed the tools that pages offer, exactly these. An unreadable record allows none. */
const storedSchema = z.catch(z.array(z.string()), []);
const record = storedRecord('pageToolSites', stored => storedSchema.parse(stored));

export const readPageToolSites = record.read;
export const watchPageToolSites = record.watch;

export async function allowPageTools(origin: string, isAllowed: boolean): Promise<void> {
  await record.change(origins => withOrigin(origins, origin, isAllowed));
}

export function withOrigin(origins: readonly string[], origin: string, isAllowed: boolean): string[] {
  const others = origins.filter(each => each !== origin);
  return isAllowed ? [...others, origin] : others;
}
