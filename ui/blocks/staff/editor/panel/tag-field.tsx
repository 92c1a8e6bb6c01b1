import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import type { Language } from '#locales/languages.ts'
import { slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface TagFieldProps {
  language: Language
  tags: readonly string[]
  onTagsChange: (tags: string[]) => void
  /** Of other posts, offered while one writes. */
  known?: readonly string[] | undefined
  error?: string | undefined
}

/** Enter or a comma adds what is written; each tag has a button that takes it off. A form sends one `tags` each. */
export function TagField({ language, tags, onTagsChange, known = [], error }: TagFieldProps) {
  const { t } = useTranslation('staff-panel')
  const id = useId()
  const [draft, setDraft] = useState('')
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()
  const list = useRef<HTMLUListElement>(null)

  function add() {
    const wanted = draft
      .split(',')
      .map((tag) => tag.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
    if (wanted.length === 0) return
    const fresh = wanted.filter((tag, place) => !has(tags, tag) && !has(wanted.slice(0, place), tag))
    if (fresh.some((tag) => tag.length > writingLimits.tag)) {
      setProblem(t('kind.tagLong', { most: writingLimits.tag }))
      return
    }
    if (tags.length + fresh.length > writingLimits.tags) {
      setProblem(t('kind.tagsMany', { most: writingLimits.tags }))
      return
    }
    setProblem(undefined)
    setDraft('')
    setSaid(fresh.length === 0 ? t('kind.tagKnown', { tag: wanted[0] }) : t('kind.tagAdded', { tag: fresh.join(', ') }))
    if (fresh.length > 0) onTagsChange([...tags, ...fresh])
  }

  function remove(place: number) {
    setSaid(t('kind.tagRemoved', { tag: tags[place] }))
    setProblem(undefined)
    // The next one, or the one before, or the field.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.getElementById(id)
    next?.focus()
    onTagsChange(tags.filter((_, each) => each !== place))
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add()
  }

  return (
    <div data-slot="tag-field" className="grid gap-2.5">
      <div className="grid">
        <TextField
          id={id}
          lang={language}
          label={t('kind.tags')}
          hint={t('kind.tagsHint')}
          list={`${id}-known`}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          value={draft}
          error={problem ?? error}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onKeyDown={press}
          onBlur={add}
          className={`min-w-0 grow ${slimField}`}
        />
        <datalist id={`${id}-known`}>
          {known
            .filter((tag) => !has(tags, tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </div>
      {draft.trim() !== '' && (
        <DeedButton size="sm" onClick={add} className="justify-self-start">
          <StaffIcon name="plus" className="size-4" />
          {t('kind.addTag')}
        </DeedButton>
      )}
      <ul ref={list} aria-label={t('kind.tags')} className="flex flex-wrap gap-1.5 empty:hidden">
        {tags.map((tag, place) => (
          <li
            key={tag}
            lang={language}
            className="wrap-anywhere flex min-h-8 items-center rounded-pane border border-line-strong pl-2 font-medium text-xs"
          >
            <input type="hidden" name="tags" value={tag} />
            {tag}
            <button
              type="button"
              lang=""
              aria-label={t('kind.removeTag', { tag })}
              onClick={() => remove(place)}
              className="ml-0.5 grid size-8 shrink-0 cursor-pointer place-items-center hover:bg-ink hover:text-paper disabled:hidden pointer-coarse:size-11"
            >
              <StaffIcon name="close" className="size-3" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

const has = (tags: readonly string[], tag: string) => tags.some((each) => each.toLowerCase() === tag.toLowerCase())
