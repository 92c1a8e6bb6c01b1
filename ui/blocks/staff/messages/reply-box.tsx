import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerTemplates, gapsIn, messageLimits } from '#api/contract/values/staff/messages.ts'
import { formatNumber } from '#locales/formats.ts'
import { languageNames } from '#locales/languages.ts'
import type { Doubt, OpenMessage } from '#ui/blocks/staff/messages/message.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

/** Also of the lit pane, which sends it. */
export const replyForm = 'reply'

/** Of the field for the answer: the foot of a phone leads there. */
export const replyField = 'answer-text'

export interface ReplyBoxProps {
  message: Pick<OpenMessage, 'state' | 'email' | 'language' | 'subject' | 'templates' | 'mails'>
  /** Posted here without scripts, with `deed`, `answer`, `seen`, `text`, and `sure` in spite of a doubt. */
  action: string
  /** The id that the answer will have: sent twice, it is one. */
  newId: string
  /** What stands there to begin with. */
  text: string
  /** Why it has not gone. */
  doubt?: Doubt | undefined
  error?: string | undefined
  /** The text is kept in the browser, or there is no room for it. */
  kept?: 'kept' | 'full' | undefined
  isSending?: boolean
  onText?: ((text: string) => void) | undefined
  onSend?: ((text: string, isSure: boolean) => void) | undefined
}

/** An answer by mail, in the sender’s language. */
export function ReplyBox({
  message,
  action,
  newId,
  text: begun,
  doubt: told,
  error,
  kept,
  isSending = false,
  onText,
  onSend,
}: ReplyBoxProps) {
  const { t, i18n } = useTranslation('staff-messages')
  const [text, setText] = useState(begun)
  const [template, setTemplate] = useState('')
  // What is written anew is looked at anew.
  const [settled, setSettled] = useState<Doubt>()
  const doubt = told === settled ? undefined : told
  const field = useRef<HTMLTextAreaElement>(null)
  const gapsId = useId()
  const { email, language, subject, templates, mails } = message
  const gaps = gapsIn(text)
  const seen = mails.filter(({ kind }) => kind === 'answer').length
  const chosen = templates.find(({ name }) => name === template)
  const isOwn = text.trim() !== '' && !templates.some((each) => each.text === text)

  function write(next: string) {
    setText(next)
    setSettled(told)
    onText?.(next)
  }

  /** Above what stands there, unless that is such a text itself. The first gap is chosen, so that one writes into it. */
  function take(template: string) {
    const above = isOwn ? `${template}\n\n${text}` : template
    const next = text.startsWith(template) ? text : above
    write(next)
    const start = next.indexOf(gapsIn(next)[0] ?? '')
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(Math.max(start, 0), start + (gapsIn(next)[0]?.length ?? 0))
    })
  }

  return (
    <section data-slot="reply-box" aria-labelledby={`${gapsId}-title`}>
      <div className="flex flex-wrap items-stretch border-line border-b">
        <h2 id={`${gapsId}-title`} className="flex min-h-12 items-center gap-3 px-4 font-medium text-sm md:px-7">
          <StaffIcon name="send" className="size-4" />
          {t('reply.title')}
        </h2>
        <BarSelect
          label={t('reply.template')}
          value={template}
          onChange={({ target }) => setTemplate(target.value)}
          options={[
            { value: '', label: t('reply.noTemplate') },
            ...answerTemplates.map((name) => ({ value: name, label: t(`reply.templates.${name}`) })),
          ]}
          className="grow border-line border-l noscript:hidden"
        />
        {chosen && (
          <button
            type="button"
            onClick={() => take(chosen.text)}
            className="min-h-12 cursor-pointer border-line border-l px-4 font-medium text-sm -outline-offset-4 hover:bg-pane"
          >
            {t('reply.take')}
            {isOwn && <span className="sr-only"> {t('reply.above')}</span>}
          </button>
        )}
      </div>
      <form
        id={replyForm}
        data-kept={kept !== 'full' || undefined}
        method="post"
        action={action}
        onSubmit={takeForm(
          onSend &&
            ((content) => {
              // A doubt has come back already; the page around it may still be loading.
              if (!isSending || doubt) onSend(written(content, 'text'), doubt !== undefined)
            }),
        )}
        className="grid gap-3 px-4 py-5 md:px-7"
      >
        <input type="hidden" name="deed" value="answer" />
        <input type="hidden" name="answer" value={newId} />
        <input type="hidden" name="seen" value={seen} />
        <p className="wrap-anywhere text-ink-soft text-sm">
          {t('reply.about', { address: email, subject })} ({t('reply.language', { language: languageNames[language] })})
        </p>
        {doubt && (
          <Notice>
            <p>
              <b>{t(`doubt.${doubt.why}`, { name: doubt.by ?? t('doubt.someone') })}</b> {t('doubt.text')}
            </p>
            <input type="hidden" name="sure" value="yes" />
            <DeedButton type="submit" size="sm" className="mt-2">
              {t('doubt.sure')}
            </DeedButton>
          </Notice>
        )}
        <TextArea
          ref={field}
          id={replyField}
          name="text"
          label={t('reply.text')}
          lang={language}
          error={error}
          rows={7}
          maxLength={messageLimits.answer}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <p id={gapsId} role="status" className="wrap-anywhere text-sm">
          {gaps.length > 0 && (
            <>
              {t('reply.gaps', { count: gaps.length, number: formatNumber(gaps.length, i18n.language) })}{' '}
              {gaps.map((gap, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same gap may be left twice
                <mark key={place} lang={language} className="mr-1.5 bg-signal/20 px-1 text-ink">
                  {gap}
                </mark>
              ))}
            </>
          )}
        </p>
        <p className="text-ink-soft text-xs">
          {[t('reply.undoable'), kept && t(kept === 'kept' ? 'reply.kept' : 'reply.keptNot')].filter(Boolean).join(' ')}
        </p>
        <DeedButton type="submit" tone="ink" className="justify-self-start md:hidden noscript:md:inline-flex">
          {t(message.state === 'quarantined' ? 'reply.sendAside' : 'reply.send')}
        </DeedButton>
      </form>
    </section>
  )
}
