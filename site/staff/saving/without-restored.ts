import type { Held, InHand, SavingRules } from '#site/staff/saving/saving-parts.ts'

/** The text without what was brought back. Undefined where something else was written in the same place since. */
export function withoutRestored<Text, H extends Held<Text>, Clash>(
  { merge }: SavingRules<Text, H, Clash>,
  { text, restored }: InHand<Text, H, Clash>,
): Text | undefined {
  if (!restored) return text
  const merged = merge(restored.after, restored.before, text)
  return 'text' in merged ? merged.text : undefined
}
