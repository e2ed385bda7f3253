/** An address is cut here, wherever it is told. */
export const LONGEST_ADDRESS = 2_000;
