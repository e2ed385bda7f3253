import type { Routine } from '@assent/shared';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  changeRoutines,
  readRoutines,
  type StoredRoutine,
  watchRoutines,
} from '../../../settings/routines.ts';
import { writePlaywrightFile, writeRoutineFile } from './routine-files.ts';

/** The routines on this device, in whichever window they are changed. */
export interface Routines {
  stored: StoreApi<readonly StoredRoutine[]>;
  /** One of the same name is replaced. */
  save(routine: Routine): Promise<void>;
  remove(id: string): Promise<void>;
  /** Offers the routine as a file. */
  download(routine: Routine, as?: 'playwright'): void;
}

export function openRoutines(download: (file: File) => void): Routines {
  const stored = createStore<readonly StoredRoutine[]>(() => []);
  watchRoutines(changed => stored.setState(changed, true));
  void readRoutines().then(read => stored.setState(read, true));
  return {
    stored,
    save: routine => changeRoutines(before => withRoutine(before, routine)),
    remove: id => changeRoutines(before => before.filter(each => each.id !== id)),
    download: (routine, as) => download(as ? writePlaywrightFile(routine) : writeRoutineFile(routine)),
  };
}

export function withRoutine(before: readonly StoredRoutine[], routine: Routine): StoredRoutine[] {
  const others = before.filter(each => each.routine.name !== routine.name);
  return [{ id: crypto.randomUUID(), routine }, ...others];
}
