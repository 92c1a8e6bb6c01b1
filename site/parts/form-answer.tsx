import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router-dom'
import { line } from '#site/network/line.ts'
import { type AnsweredForm, type SentForm, sentForms } from '#site/visitor/sent-forms.ts'
import { useOffline } from '#site/visitor/use-offline.ts'

const FormAnswerLine = lazy(() =>
  line.fetch(() => import('#ui/blocks/frame/form-answer-line.tsx')).then((part) => ({ default: part.FormAnswerLine })),
)

const addresses: Record<SentForm, string> = { contact: '/contact', application: '/careers#apply' }

/** Tells what became of a form that is no longer on screen. The live region is there before what it says. */
export function FormAnswer() {
  const sent = useSyncExternalStore(sentForms.subscribe, sentForms.get, sentForms.get)
  const isMoving = useNavigation().state !== 'idle'
  const [untold, setUntold] = useState<ReturnType<typeof untoldOf>>()
  // That has the corner meanwhile.
  const isOffline = useOffline()

  // After the effects of the form’s own page, which tells it where there is one.
  useEffect(() => {
    if (!isMoving && sent === sentForms.get()) setUntold(untoldOf(sent))
  }, [sent, isMoving])

  return (
    <div role="status">
      <Suspense fallback={null}>
        {untold && !isOffline && (
          <FormAnswerLine {...untold} formHref={addresses[untold.form]} onClose={() => sentForms.forget(untold.form)} />
        )}
      </Suspense>
    </div>
  )
}

function untoldOf({ contact, application }: ReturnType<typeof sentForms.get>) {
  if (contact && contact !== 'sending') return { form: 'contact' as const, outcome: outcomeOf(contact) }
  if (application && application !== 'sending') return { form: 'application' as const, outcome: outcomeOf(application) }
  return undefined
}

/** Where the answer was lost, nobody knows. */
function outcomeOf({ result }: AnsweredForm): 'sent' | 'refused' | 'unknown' {
  return result.ok ? 'sent' : result.error.code === 'network' ? 'unknown' : 'refused'
}
