interface Summary {
  count: number
  mean: number
  median: number
  deviation: number
}

export function summaryOf(samples: number[]): Summary {
  const sorted = samples.toSorted((one, other) => one - other)
  const mean = samples.reduce((sum, time) => sum + time, 0) / samples.length
  const variance = samples.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (samples.length - 1)
  return {
    count: samples.length,
    mean,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    deviation: Math.sqrt(variance),
  }
}

/** Welch's t: how far two means lie apart, measured by their own scatter. Beyond 3 or so it is hardly chance. */
export function welch(one: number[], other: number[]): number {
  const [first, second] = [summaryOf(one), summaryOf(other)]
  return (
    (first.mean - second.mean) / Math.sqrt(first.deviation ** 2 / first.count + second.deviation ** 2 / second.count)
  )
}
