/** As search engines cut: at the last whole word that leaves room for the ellipsis. `most` in characters. */
export function cutAt(text: string, most: number): string {
  const whole = text.trim()
  if (whole.length <= most) return whole
  const part = whole.slice(0, most)
  const words = /^(.*\S)\s/su.exec(part)?.[1] ?? part.slice(0, -1)
  return `${words.replace(/[\s.,;:!?–-]{1,9}$/u, '')}…`
}
