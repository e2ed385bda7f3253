import { useEffect, useState } from 'react';
import type { StoredRecord } from '../storage/stored-record.ts';

/** A stored value, in whichever window it is changed; `initial` until it has been read. */
export function useStored<Value>(
  read: StoredRecord<Value>['read'],
  watch: StoredRecord<Value>['watch'],
  initial: Value,
): Value {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    void read().then(setValue);
    return watch(setValue);
  }, [read, watch]);
  return value;
}
