import type { Held, Kept, SavingRules } from '#site/staff/saving/saving-parts.ts'

/** What a browser has kept, joined with what the server has by now. Nothing where the server has all of it. */
export function joinKept<Text, H extends Held<Text>, Clash>(
  { isSame, isSaved = isSame, merge }: SavingRules<Text, H, Clash>,
  { base, text, unanswered }: Kept<Text>,
  held: H,
): ReturnType<typeof merge> | undefined {
  // What is shared with other languages changes without a version.
  const isBase = base.version === held.version && isSame(base.text, held.text)
  const isOwn = isBase || unanswered.some((sent) => isSaved(sent, held.text))
  const merged = isOwn ? { text } : merge(base.text, text, held.text)
  if (isSaved(text, held.text) || ('text' in merged && isSame(merged.text, held.text))) return undefined
  return merged
}
