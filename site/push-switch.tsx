import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { consent } from '#site/browser/browser-consent.ts'
import { consentEvent, type Decision } from '#site/browser/consent.ts'
import type { PushFlow, PushSnapshot } from '#site/browser/push-flow.ts'
import { localStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'
import { PushControl } from '#ui/blocks/push-control.tsx'

interface Loaded {
  flow: PushFlow
  Dialog: typeof import('#site/browser/push.tsx').PushDialog
}

const off: Pick<PushSnapshot, 'state' | 'problem'> = { state: 'off' }
const never = () => () => {}
const isSubscribed = () => localStore.get(names.pushSubscribed) !== null

/**
 * The switch for notifications in the footer. A page on which nobody touches it fetches nothing of what is behind it, unless
 * this browser is subscribed. Nothing is asked or offered before the visitor does something (specification 4).
 */
export function PushSwitch() {
  const { i18n } = useTranslation('push-control')
  const [loaded, setLoaded] = useState<Loaded>()
  const loading = useRef<Promise<PushFlow | undefined>>(undefined)
  const flow = loaded?.flow
  const { state, problem } = useSyncExternalStore(flow?.subscribe ?? never, flow?.get ?? (() => off), () => off)

  const [load] = useState(() => () => {
    loading.current ??= Promise.all([import('#site/browser/push.tsx'), i18n.loadNamespaces('push-modal')])
      .then(([{ startPush, PushDialog }]) => {
        const started = startPush(i18n)
        setLoaded({ flow: started, Dialog: PushDialog })
        return started
      })
      .catch(() => {
        // The line is down: the next press tries again.
        loading.current = undefined
        return undefined
      })
    return loading.current
  })

  useEffect(() => {
    const begin = (step: (push: PushFlow) => Promise<void>) => void load().then((push) => push && step(push))
    const { isDecided, allows } = consent().get()
    if (isDecided && isSubscribed()) begin((push) => (allows.notifications ? push.resume() : push.withdraw()))

    const onDecision = ({ detail: { decision, record } }: CustomEvent<Decision>) => {
      if (!record.notifications) isSubscribed() && begin((push) => push.withdraw())
      else if (decision === 'customized') begin((push) => push.offer())
    }
    window.addEventListener(consentEvent, onDecision)
    return () => window.removeEventListener(consentEvent, onDecision)
  }, [load])

  return (
    <>
      <PushControl
        state={state}
        problem={problem}
        onIntent={load}
        onEnable={() => void load().then((push) => push?.press())}
        onUnsubscribe={() => void load().then((push) => push?.turnOff())}
        onHelp={() => flow?.help()}
      />
      {loaded && <loaded.Dialog flow={loaded.flow} />}
    </>
  )
}
