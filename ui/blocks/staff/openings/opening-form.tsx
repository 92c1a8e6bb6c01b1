import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openingFields } from '#api/contract/values/openings.ts'
import { type Language, languages } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { type OpeningValues, openingFieldsOf } from '#ui/blocks/staff/openings/opening.ts'
import { OpeningSettings } from '#ui/blocks/staff/openings/opening-settings.tsx'
import { OpeningTextPane } from '#ui/blocks/staff/openings/opening-text.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** For the button that sends it from elsewhere on the screen. */
export const openingFormId = 'opening-form'

export interface OpeningFormProps {
  /** Without scripts the form is posted here, with `deed` `save`. */
  action: string
  /** Empty for a new one. */
  id: string
  /** Undefined for a new one. What is saved replaces this version and no other, and only in what it changes. */
  read: (OpeningValues & { version: number }) | undefined
  values: OpeningValues
  /** What was sent last, and is answered: fields that nobody has changed since show what was joined with them. */
  sent?: OpeningValues | undefined
  /** What was sent and is not answered: it goes with what is sent next. */
  unanswered?: readonly OpeningValues[] | undefined
  /** Languages that are unfolded, beside those that are written. */
  unfolded: readonly Language[]
  clock: StaffClock
  /** Sentences of the server, by field. */
  errors?: Partial<Record<string, string>> | undefined
  problem?: string | undefined
  /** What somebody else has saved meanwhile. */
  theirs?: { by: string; values: OpeningValues } | undefined
  careersHref: string
  /** What is told who leaves it unsaved, where it comes back. */
  leaveText?: string | undefined
  /** Also called while a save is on its way: the page sends it after the answer. */
  onSend?: ((content: FormData) => void) | undefined
}

/** One opening in six languages. Everything is saved at once. */
export function OpeningForm({
  action,
  id,
  read,
  values,
  sent,
  unanswered = [],
  unfolded,
  clock,
  errors,
  problem,
  theirs,
  careersHref,
  leaveText,
  onSend,
}: OpeningFormProps) {
  const { t } = useTranslation('staff-openings')
  const { form, shown } = useFieldErrors<string>(errors)

  useLayoutEffect(() => {
    const typed = sent && openingFieldsOf(sent)
    for (const [name, value] of Object.entries(openingFieldsOf(values))) {
      const control = fieldOf(form.current, name)
      if (control && control.value.trim() !== value && control.value.trim() === typed?.[name]) control.value = value
    }
  }, [values, sent, form])

  function take(field: string, value: string) {
    const control = fieldOf(form.current, field)
    if (!control) return
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.focus()
  }

  return (
    <form
      ref={form}
      id={openingFormId}
      data-slot="opening-form"
      data-leave-text={leaveText}
      method="post"
      action={action}
      aria-label={t('title')}
      noValidate
      onSubmit={takeForm(onSend)}
      className="@container"
    >
      <input type="hidden" name="deed" value="save" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={read?.version ?? 0} />
      <input type="hidden" name="read" value={read ? JSON.stringify(asRead(read)) : ''} />
      <input type="hidden" name="unanswered" value={JSON.stringify(unanswered)} />
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      <div className="grid @4xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="@container min-w-0 border-line @4xl:border-r">
          <h2 className="heading flex min-h-12 items-center border-ink border-b px-gutter text-h4">
            {t('form.languages')}
          </h2>
          {languages.map((language) => {
            const fields = openingFields(language)
            return (
              <OpeningTextPane
                key={language}
                language={language}
                values={values.texts[language]}
                isShown={values.isOpen}
                isOpen={values.texts[language] !== undefined || unfolded.includes(language)}
                errors={{ title: shown[fields.title], text: shown[fields.text] }}
                theirs={theirs && differing(theirs.by, theirs.values.texts[language], values.texts[language])}
                onTake={take}
              />
            )
          })}
          <p className="max-w-[60ch] px-gutter py-5 text-ink-soft text-xs">{t('form.fallback')}</p>
        </div>
        <div className="min-w-0">
          <h2 className="heading flex min-h-12 items-center border-ink border-b px-gutter text-h4">
            {t('form.settings')}
          </h2>
          <OpeningSettings
            values={values}
            clock={clock}
            errors={{ kind: shown['kind'], isOpen: shown['isOpen'], closesOn: shown['closesOn'] }}
            theirs={theirs}
            onTake={take}
          />
          <p className="flex flex-wrap gap-x-6 border-line border-t px-gutter py-3 text-sm">
            {[
              { href: careersHref, words: t('form.see') },
              { href: '/admin/openings', words: t('form.back') },
            ].map(({ href, words }) => (
              <Anchor
                key={href}
                href={href}
                className="flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal"
              >
                {words}
              </Anchor>
            ))}
          </p>
        </div>
      </div>
    </form>
  )
}

const asRead = ({ version, kind, isOpen, closesOn, texts }: OpeningValues & { version: number }) => ({
  version,
  kind,
  isOpen,
  closesOn,
  texts,
})

function fieldOf(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name)
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  return isField ? control : undefined
}

type Text = OpeningValues['texts'][Language]

/** The parts that are not the same; undefined where all are. */
function differing(by: string, theirs: Text, own: Text) {
  const parts = (['title', 'text'] as const).flatMap((part) => {
    const [value, mine] = [theirs?.[part] ?? '', own?.[part] ?? '']
    return value.trim() === mine.trim() ? [] : [[part, value] as const]
  })
  return parts.length > 0 ? { by, ...Object.fromEntries(parts) } : undefined
}
