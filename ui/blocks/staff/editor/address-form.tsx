import { Command } from 'cmdk'
import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeHref, videoProvider } from '#ui/blocks/staff/editor/milkdown/addresses.ts'
import { cn } from '#ui/lib/cn.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface FoundPost {
  title: string
  path: string
  isLive: boolean
}

export interface AddressFormProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  kind: 'link' | 'video'
  /** The address there is; empty for a new one. */
  address: string
  findPosts?: ((query: string) => Promise<FoundPost[]>) | undefined
  /** With the title of the post, if one was picked. */
  onAddress: (address: string, title?: string) => void
  onRemove: () => void
  onLeave: () => void
}

/** Where a link goes: a post, found by its title, or an address. Also asks for the address of a film. */
export function AddressForm({
  kind,
  address,
  findPosts,
  onAddress,
  onRemove,
  onLeave,
  className,
  ...props
}: AddressFormProps) {
  const { t } = useTranslation('staff-sheet')
  const errorId = useId()
  const [written, setWritten] = useState(address)
  const [isWrong, setWrong] = useState(false)
  const posts = usePosts(kind === 'link' && written !== address ? written : '', findPosts)
  const isAddress = /^(https?:|mailto:|tel:|\/|#)/i.test(written.trim())

  function send(event?: FormEvent) {
    event?.preventDefault()
    const asked = withScheme(written.trim())
    const isRight =
      kind === 'video' ? videoProvider(asked) !== undefined : asked !== '' && safeHref(asked) !== undefined
    setWrong(!isRight)
    if (isRight) onAddress(asked)
  }

  return (
    <div
      role="dialog"
      aria-label={t(`${kind}.label`)}
      data-slot="address-form"
      {...props}
      onKeyDown={(event) => {
        // Enter belongs to this form, not to the one around the sheet.
        if (event.key === 'Escape') onLeave()
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && posts.length === 0) send(event)
      }}
      className={cn('w-96 max-w-full border border-ink bg-pane text-ink text-sm', className)}
    >
      <Command label={t(`${kind}.label`)} shouldFilter={false} vimBindings={false} className="grid outline-none">
        <Command.Input
          autoFocus
          value={written}
          onValueChange={(next) => {
            setWritten(next)
            setWrong(false)
          }}
          placeholder={t(`${kind}.field`)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          maxLength={2000}
          className="min-h-12 w-full bg-transparent px-3.5 placeholder:text-ink-soft focus-visible:-outline-offset-4"
        />
        <p role="status" className={cn('px-3.5 text-danger', isWrong ? 'pb-2' : 'sr-only')} id={errorId}>
          {isWrong ? t(`${kind}.wrong`) : posts.length > 0 && t('link.found', { count: posts.length })}
        </p>
        <Command.List
          label={t('link.field')}
          className={cn('max-h-64 overflow-y-auto', posts.length > 0 && 'border-line border-t')}
        >
          {posts.map(({ title, path, isLive }) => (
            <Command.Item
              key={path}
              value={path}
              onSelect={() => onAddress(path, title)}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 data-[selected=true]:bg-ink data-[selected=true]:text-paper"
            >
              <span className="min-w-0 grow">{title}</span>
              <span className="shrink-0 text-xs">{t(isLive ? 'link.live' : 'link.notLive')}</span>
            </Command.Item>
          ))}
          {posts.length > 0 && isAddress && (
            <Command.Item
              value="address"
              onSelect={() => send()}
              className="flex min-h-11 cursor-pointer items-center px-3.5 py-1.5 data-[selected=true]:bg-ink data-[selected=true]:text-paper"
            >
              <span className="wrap-anywhere">{written}</span>
            </Command.Item>
          )}
        </Command.List>
      </Command>
      <div className="flex flex-wrap justify-end gap-2 border-line border-t p-2">
        {address !== '' && (
          <DeedButton size="sm" onClick={onRemove}>
            {t('link.remove')}
          </DeedButton>
        )}
        <DeedButton size="sm" onClick={onLeave}>
          {t('cancel')}
        </DeedButton>
        <DeedButton size="sm" tone="ink" onClick={() => send()}>
          {t(`${kind}.set`)}
        </DeedButton>
      </div>
    </div>
  )
}

/** `example.org/a` means the web. */
const withScheme = (written: string) => (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(written) ? `https://${written}` : written)

const PAUSE = 200 // milliseconds after the last key

function usePosts(query: string, findPosts: AddressFormProps['findPosts']): FoundPost[] {
  const [found, setFound] = useState<{ query: string; posts: FoundPost[] }>({ query: '', posts: [] })
  const find = useEffectEvent((text: string) => findPosts?.(text) ?? Promise.resolve([]))
  const asked = query.trim()

  useEffect(() => {
    if (asked === '') return
    let isWanted = true
    const timer = setTimeout(() => {
      find(asked).then(
        (posts) => isWanted && setFound({ query: asked, posts }),
        // Without a line an address can still be written.
        () => isWanted && setFound({ query: asked, posts: [] }),
      )
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked])

  return asked === '' ? [] : found.posts
}
