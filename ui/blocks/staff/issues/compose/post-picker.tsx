import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundPost } from '#ui/blocks/staff/issues/compose/issue.ts'
import { useReturnFocus } from '#ui/lib/use-return-focus.ts'
import { Dialog, DialogContent, DialogTitle } from '#ui/primitives/dialog.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

const PAUSE = 200 // milliseconds after the last key

const searchField = 'post-picker-title'

export interface PostPickerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** By title; all for nothing. Rejects without a line. */
  findPosts: (query: string) => Promise<readonly FoundPost[]>
  onChoose: (post: FoundPost) => void
}

/** A post to put into the mail, by its title. */
export function PostPicker({ open, onOpenChange, ...search }: PostPickerProps) {
  const { t } = useTranslation('staff-issues')
  const focus = useReturnFocus('[data-slot=block-row]:last-child summary, [data-slot=block-list] > button')
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        closeLabel={t('picker.close')}
        aria-describedby={undefined}
        // Not on the way out: whoever opens it types a title.
        onOpenAutoFocus={(event) => {
          focus.onOpenAutoFocus()
          event.preventDefault()
          document.getElementById(searchField)?.focus()
        }}
        onCloseAutoFocus={focus.onCloseAutoFocus}
      >
        <DialogTitle>{t('picker.title')}</DialogTitle>
        <Search {...search} />
      </DialogContent>
    </Dialog>
  )
}

function Search({ findPosts, onChoose }: Pick<PostPickerProps, 'findPosts' | 'onChoose'>) {
  const { t } = useTranslation('staff-issues')
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<readonly FoundPost[]>()
  const [hasFailed, setFailed] = useState(false)
  const find = useEffectEvent((text: string) => findPosts(text))
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(
      () => {
        find(query.trim()).then(
          (posts) => {
            if (!isWanted) return
            setFound(posts)
            setFailed(false)
          },
          () => isWanted && setFailed(true),
        )
      },
      query === '' ? 0 : PAUSE,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [query])
  const told = hasFailed
    ? t('picker.failed')
    : found === undefined
      ? t('picker.looking')
      : found.length === 0
        ? t('picker.none')
        : ''
  return (
    <div data-slot="post-picker" className="grid gap-4">
      <TextField
        id={searchField}
        type="search"
        label={t('picker.field')}
        value={query}
        autoComplete="off"
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p role="status" className={told ? 'text-sm' : 'sr-only'}>
        {told}
      </p>
      {!hasFailed && found && found.length > 0 && (
        <ul className="max-h-80 overflow-y-auto border-line border-t">
          {found.map((post) => (
            <li key={post.id} className="border-line border-b">
              <button
                type="button"
                onClick={() => onChoose(post)}
                className="-outline-offset-4 flex min-h-12 w-full cursor-pointer items-center gap-4 px-3 py-2 text-left text-sm hover:bg-ink hover:text-paper"
              >
                <span className="min-w-0 grow font-medium">{post.title}</span>
                <span className="shrink-0 text-xs">{t(post.isLive ? 'picker.live' : 'picker.notLive')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
