/** A QR code as one SVG path on a grid of `size` by `size`, its quiet zone included. */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => runsIn(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size, path: path.join('') }
}

function runsIn(row: boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.x + last.length === x) last.length++
    else runs.push({ x, length: 1 })
  })
  return runs
}
