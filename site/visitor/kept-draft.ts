import { useMemo } from 'react'
import { textsIn } from '#site/client/texts-in.ts'
import { tabStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

/** What is half written, by field. Needed for what the visitor asks for, so that it waits for no consent; gone with the tab. */
const fieldsOf = {
  [names.contactDraft]: ['name', 'email', 'purpose', 'message'],
  [names.applicationDraft]: ['fullName', 'email', 'phone', 'opening', 'interest', 'resume', 'message'],
} as const

type DraftName = keyof typeof fieldsOf

/** Undefined on the server, until hydration, and where nothing is kept. Read once: the form has what comes after. */
export function useKeptDraft(name: DraftName): Record<string, string> | undefined {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? readDraft(name) : undefined), [isHydrated, name])
}

function readDraft(name: DraftName): Record<string, string> | undefined {
  try {
    const draft: unknown = JSON.parse(tabStore.get(name) ?? 'null')
    return typeof draft === 'object' && draft !== null ? textsIn(Object.entries(draft), fieldsOf[name]) : undefined
  } catch {
    return undefined
  }
}

/** Of a file only the name: browsers do not let a page put it back. */
export function keepDraft(name: DraftName, content: FormData): void {
  const written = [...content].map(([field, value]) => [field, typeof value === 'string' ? value : value.name] as const)
  const draft = textsIn(written, fieldsOf[name])
  if (Object.values(draft).some((text) => text !== '')) tabStore.set(name, JSON.stringify(draft))
  else forgetDraft(name)
}

export function forgetDraft(name: DraftName): void {
  tabStore.remove(name)
}
