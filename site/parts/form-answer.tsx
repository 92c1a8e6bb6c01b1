import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router-dom'
import { line } from '#site/network/line.ts'
import { type SentForm, sentForms } from '#site/visitor/sent-forms.ts'

const FormAnswerLine = lazy(() =>
  line.fetch(() => import('#ui/blocks/frame/form-answer-line.tsx')).then((part) => ({ default: part.FormAnswerLine })),
)

const addresses: Record<SentForm, string> = { contact: '/contact', application: '/careers#apply' }

const none: ReturnType<typeof sentForms.get> = {}

/** Tells what became of a form that is no longer on screen. The live region is there before what it says. */
export function FormAnswer() {
  const sent = useSyncExternalStore(sentForms.subscribe, sentForms.get, () => none)
  const isMoving = useNavigation().state !== 'idle'
  const [untold, setUntold] = useState<{ form: SentForm; isSent: boolean }>()

  // After the effects of the form’s own page, which tells it where there is one.
  useEffect(() => {
    if (!isMoving && sent === sentForms.get()) setUntold(untoldOf(sent))
  }, [sent, isMoving])

  return (
    <div role="status">
      <Suspense fallback={null}>
        {untold && (
          <FormAnswerLine {...untold} formHref={addresses[untold.form]} onClose={() => sentForms.forget(untold.form)} />
        )}
      </Suspense>
    </div>
  )
}

function untoldOf({ contact, application }: typeof none) {
  if (contact && contact !== 'sending') return { form: 'contact' as const, isSent: contact.result.ok }
  if (application && application !== 'sending') return { form: 'application' as const, isSent: application.result.ok }
  return undefined
}
