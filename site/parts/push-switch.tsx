import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#site/language/use-language.ts'
import type { PushFlow, PushSnapshot } from '#site/push/push-flow.ts'
import { consent } from '#site/visitor/browser-consent.ts'
import { consentEvent, type Decision } from '#site/visitor/consent.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import { PushControl } from '#ui/blocks/push/push-control.tsx'

interface Loaded {
  flow: PushFlow
  Dialog: typeof import('#site/push/push.tsx').PushDialog
}

const off: Pick<PushSnapshot, 'state' | 'problem'> = { state: 'off' }
const never = () => () => {}
const isSubscribed = () => localStore.get(names.pushSubscribed) !== null

/** Lazy until it is touched, or this browser is subscribed. Nothing is asked before a press (specification 4). */
export function PushSwitch() {
  const { i18n } = useTranslation('push-control')
  const language = useLanguage()
  const shown = useRef({ i18n, language })
  const [loaded, setLoaded] = useState<Loaded>()
  const loading = useRef<Promise<PushFlow | undefined>>(undefined)
  const flow = loaded?.flow
  const { state, problem } = useSyncExternalStore(flow?.subscribe ?? never, flow?.get ?? (() => off), () => off)

  useEffect(() => {
    shown.current = { i18n, language }
  }, [i18n, language])

  const [load] = useState(() => () => {
    loading.current ??= Promise.all([import('#site/push/push.tsx'), shown.current.i18n.loadNamespaces('push-modal')])
      .then(([{ startPush, PushDialog }]) => {
        const started = startPush(() => shown.current.language)
        setLoaded({ flow: started, Dialog: PushDialog })
        return started
      })
      .catch(() => {
        // Offline: the next press tries again.
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
