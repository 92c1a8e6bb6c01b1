import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import type { Choice, Clash } from '#ui/blocks/staff/editor/conflict/clash.ts'
import { usePartWords } from '#ui/blocks/staff/editor/conflict/part-words.ts'

export interface ClashPairProps {
  clash: Clash
  /** Of the text. */
  language: Language
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  ref?: Ref<HTMLFieldSetElement>
}

const option =
  'group/option flex cursor-pointer flex-col gap-3 px-4 py-5 outline-offset-[-2px] transition-colors hover:bg-pane has-[:checked]:bg-pane has-[:checked]:outline-2 has-[:checked]:outline-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-signal md:px-8'

/** A place that both have changed: one's own, theirs, or of a paragraph both. */
export function ClashPair({ clash, language, choice, onChoose, ref }: ClashPairProps) {
  const { t } = useTranslation('staff-editor')
  const { placeOf, readable } = usePartWords()
  const { id, part, mine, theirs } = clash
  const own = useId()
  const sides = [
    { whose: 'mine' as const, words: t('conflict.takeMine'), text: readable(part, mine) },
    { whose: 'theirs' as const, words: t('conflict.takeTheirs'), text: readable(part, theirs) },
  ]
  const radio = (whose: Choice) => (
    <input
      type="radio"
      id={`${own}-${whose}`}
      name={`clash-${id}`}
      value={whose}
      checked={choice === whose}
      onChange={() => onChoose(whose)}
      className="size-5 shrink-0 accent-ink outline-none"
    />
  )
  return (
    <fieldset ref={ref} data-slot="clash-pair" data-clash={id} className="min-w-0 border-line border-b">
      <legend className="sr-only">{placeOf(clash)}</legend>
      <div className="grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
        {sides.map(({ whose, words, text }) => (
          <label key={whose} htmlFor={`${own}-${whose}`} className={option}>
            <span className="flex items-center gap-3">
              {radio(whose)}
              <span className="font-semibold text-sm">{words}</span>
              {whose === 'mine' && (
                <span aria-hidden="true" className="ml-auto text-ink-soft text-xs">
                  {placeOf(clash)}
                </span>
              )}
            </span>
            {text === '' ? (
              <span className="text-ink-soft text-sm">{t('conflict.nothing')}</span>
            ) : (
              <span lang={language} className="wrap-anywhere whitespace-pre-wrap leading-relaxed">
                {text}
              </span>
            )}
          </label>
        ))}
      </div>
      {part === 'body' && mine !== '' && theirs !== '' && (
        <label htmlFor={`${own}-both`} className={`${option} flex-row! border-line border-t py-3!`}>
          {radio('both')}
          <span className="font-medium text-sm">{t('conflict.takeBoth')}</span>
        </label>
      )}
    </fieldset>
  )
}
