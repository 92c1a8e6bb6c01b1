import { useEffect, useMemo } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { ErrorCode } from '#api/contract/values/errors.ts'
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

/** Undefined on the server, until hydration, and where nothing is kept. Read when the form is shown: it has what comes after. */
export function useKeptDraft(name: DraftName, isShown = true): Record<string, string> | undefined {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated && isShown ? readDraft(name) : undefined), [isHydrated, isShown, name])
}

function readDraft(name: DraftName): Record<string, string> | undefined {
  try {
    const draft: unknown = JSON.parse(tabStore.get(name) ?? 'null')
    return typeof draft === 'object' && draft !== null ? textsIn(Object.entries(draft), fieldsOf[name]) : undefined
  } catch {
    return undefined
  }
}

let isWrittenHere = false

/** Somebody has come back to what they wrote, by Back, by a reload or with a tab that was lost: it is newer than what the page’s address asks for. */
export function useIsNewer(draft: object | undefined): boolean {
  const isBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the draft was read; what is written from then on changes nothing.
  return useMemo(() => draft !== undefined && isBack && (isWrittenHere || !isFollowed()), [draft])
}

/** Whether a link or an address was followed to the document. */
function isFollowed(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate'
}

/** Of a file only the name: browsers do not let a page put it back. */
export function keepDraft(name: DraftName, content: FormData): void {
  const written = [...content].map(([field, value]) => [field, typeof value === 'string' ? value : value.name] as const)
  const draft = textsIn(written, fieldsOf[name])
  isWrittenHere = true
  if (Object.values(draft).some((text) => text !== '')) tabStore.set(name, JSON.stringify(draft))
  else forgetDraft(name)
}

/** Nothing where nothing is kept. */
export function changeDraft(name: DraftName, change: Record<string, string>): void {
  const draft = readDraft(name)
  if (!draft) return
  isWrittenHere = true
  tabStore.set(name, JSON.stringify({ ...draft, ...change }))
}

interface Posted {
  draft: object
  error: { code: ErrorCode | 'network' }
}

/** What the browser itself has posted, and came back: another move would lose it, or bring an older one back. Not what another site has posted. */
export function useKeepPosted(name: DraftName, posted: Posted | undefined): void {
  const draft = posted?.error.code === 'cross_site' ? undefined : posted?.draft
  useEffect(() => {
    if (draft) tabStore.set(name, JSON.stringify(textsIn(Object.entries(draft), fieldsOf[name])))
  }, [name, draft])
}

export function forgetDraft(name: DraftName): void {
  tabStore.remove(name)
}

let isShownAgain = false

/**
 * For the page that says that a form has arrived. What scripts have sent is forgotten by then; what the browser itself has
 * posted is forgotten here, when its answer is shown for the first time: later, as after Back, the next one may be half written.
 * A link from another site has sent nothing.
 */
export function useForgetPosted(name: DraftName, isSent = true): void {
  const isFirstOfDocument = useLocation().key === 'default'
  useEffect(() => {
    if (!isSent || !isFirstOfDocument || isShownAgain) return
    if (!document.referrer.startsWith(`${window.location.origin}/`)) return
    isShownAgain = true
    if (isFollowed()) forgetDraft(name)
  }, [name, isSent, isFirstOfDocument])
}
