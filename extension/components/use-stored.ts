import { useEffect, useState } from 'react';

/** A stored value, in whichever window it is changed; `initial` until it has been read. */
export function useStored<Value>(
  read: () => Promise<Value>,
  watch: (changed: (value: Value) => void) => () => void,
  initial: Value,
): Value {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    void read().then(setValue);
    return watch(setValue);
  }, [read, watch]);
  return value;
}
