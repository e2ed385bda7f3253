import { routineSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { storedRecord } from '../storage/stored-record.ts';

/** A routine on this device. */
const storedRoutineSchema = z.object({ id: z.string(), routine: routineSchema });
export type StoredRoutine = z.infer<typeof storedRoutineSchema>;

const record = storedRecord('routines', stored => z.array(storedRoutineSchema).safeParse(stored).data ?? []);

export const readRoutines = record.read;
export const watchRoutines = record.watch;
export const changeRoutines: (
  change: (routines: readonly StoredRoutine[]) => StoredRoutine[],
) => Promise<void> = record.change;
