const LEAST = 0.001 // of any unit, less is nothing

/** 1437 is kept as 1400 and 0.0123 as 0.012: as much as a percentile says, and few enough values to be counted. */
export function twoDigits(value: number): number {
  return value < LEAST ? 0 : Number(value.toPrecision(2))
}
