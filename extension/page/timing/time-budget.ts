/** A time that runs out once and for all. */
export interface TimeBudget {
  /** Asked while working; the work that hears no has to stop. */
  isLeft(): boolean;
  /** Whether some work was told to stop. */
  wasShort(): boolean;
}

export function startTime(milliseconds: number): TimeBudget {
  const end = performance.now() + milliseconds;
  let wasShort = false;
  return {
    isLeft: () => {
      wasShort = wasShort || performance.now() >= end;
      return !wasShort;
    },
    wasShort: () => wasShort,
  };
}
