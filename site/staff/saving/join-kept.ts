import type { Held, Kept, SavingRules } from '#site/staff/saving/saving-parts.ts'
import { goneOnFrom } from '#site/staff/saving/unanswered.ts'

/** What a browser has kept, joined with what the server has by now. Nothing where the server has all of it. */
export function joinKept<Text, H extends Held<Text>, Clash>(
  rules: SavingRules<Text, H, Clash>,
  { base, text, unanswered }: Kept<Text>,
  held: H,
): ReturnType<typeof rules.merge> | undefined {
  const { isSame, isSaved = isSame, merge } = rules
  const from = goneOnFrom(rules, base.text, unanswered, held.text)
  const merged = isSaved(from, held.text) ? { text } : merge(from, text, held.text)
  if (isSaved(text, held.text) || ('text' in merged && isSame(merged.text, held.text))) return undefined
  return merged
}
