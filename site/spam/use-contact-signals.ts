import { useCallback, useRef } from 'react'
import { useSettings } from '#site/context/settings.ts'
import { line } from '#site/network/line.ts'
import type { ContactSignals } from '#site/spam/contact-signals.ts'

/** Milliseconds. After that a message is sent without proof. */
const LONGEST_WAIT = 3000

export function useContactSignals() {
  const { recaptchaSiteKey } = useSettings()
  const startedAt = useRef<number>(undefined)
  const loading = useRef<Promise<ContactSignals | undefined>>(undefined)

  const begin = useCallback(() => {
    startedAt.current ??= performance.now()
    loading.current ??= load(recaptchaSiteKey)
    void loading.current.then((signals) => {
      // Begun anew with the next word, when the server may be back.
      if (!signals) loading.current = undefined
      signals?.begin()
    })
  }, [recaptchaSiteKey])

  /** What fails is left out: a message without proof is sent all the same. */
  const collect = useCallback(async (): Promise<Record<string, string>> => {
    if (startedAt.current === undefined) return {}
    const elapsed = String(Math.round(performance.now() - startedAt.current))
    const collected = loading.current?.then((signals) => signals?.collect()).catch(() => undefined)
    return { elapsed, ...(await Promise.race([collected, nothingAfter(LONGEST_WAIT)])) }
  }, [])

  return { begin, collect }
}

const loadModule = () => import('#site/spam/contact-signals.ts')

async function load(siteKey: string | undefined): Promise<ContactSignals | undefined> {
  const module = await line.fetchUnlessDown(loadModule).catch(() => undefined)
  return module?.createContactSignals(siteKey)
}

function nothingAfter(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
