import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import { PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface TestPartProps {
  /** Ticked at first. */
  language: Language
  /** The reader first. */
  testers: readonly { id: string; name: string }[]
  /** Without scripts the form is posted here, with `deed` `test`. */
  action: string
  onSend?: ((test: { languages: Language[]; to: string[] }) => void) | undefined
  isSending?: boolean
  /** It went, or why it did not. */
  told?: { tone: 'success' | 'danger'; words: ReactNode } | undefined
}

/** Mails marked as tests, to oneself and colleagues, as they are saved now. */
export function TestPart({ language, testers, action, onSend, isSending = false, told }: TestPartProps) {
  const { t } = useTranslation('staff-issues')
  return (
    <PanelPart data-slot="test-part" title={t('test.title')}>
      <form
        method="post"
        action={action}
        onSubmit={takeForm(
          onSend &&
            ((content) =>
              onSend({
                languages: languages.filter((each) => content.getAll('languages').includes(each)),
                to: content.getAll('to').filter((id) => typeof id === 'string'),
              })),
        )}
        className="grid gap-3"
      >
        <input type="hidden" name="deed" value="test" />
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{t('test.languages')}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {languages.map((each) => (
              <Checkbox
                key={each}
                name="languages"
                value={each}
                defaultChecked={each === language}
                label={<span className="text-sm">{languageNames[each]}</span>}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{t('test.to')}</legend>
          {testers.map(({ id, name }, place) => (
            <Checkbox
              key={id}
              name="to"
              value={id}
              defaultChecked={place === 0}
              label={<span className="text-sm">{place === 0 ? t('test.you', { name }) : name}</span>}
            />
          ))}
        </fieldset>
        <p className="text-ink-soft text-xs">{t('test.hint')}</p>
        <DeedButton type="submit" size="sm" aria-disabled={isSending} className="justify-self-start">
          {t(isSending ? 'test.sending' : 'test.send')}
        </DeedButton>
        {told && (
          <Notice tone={told.tone} role="status">
            {told.words}
          </Notice>
        )}
      </form>
    </PanelPart>
  )
}
