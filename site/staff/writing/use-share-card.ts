import { useState } from 'react'
import { staffShareCard } from '#api/contract/values/staff-paths.ts'
import type { Language } from '#locales/languages.ts'
import type { HeldPost } from '#site/staff/writing/post-saving.ts'

/** Where the share picture of what is saved is found. Another address only when something in the picture is different. */
export function useShareCard(id: string, language: Language, { version, text }: HeldPost): string | undefined {
  const { title, type, picture } = text
  const facts = [title, type, picture].join('\n')
  const [drawn, setDrawn] = useState({ facts, version })
  if (drawn.facts !== facts) setDrawn({ facts, version })
  if (version === 0 || title.trim() === '') return undefined
  return `${staffShareCard}?${new URLSearchParams({ id, in: language, v: String(drawn.version) })}`
}
