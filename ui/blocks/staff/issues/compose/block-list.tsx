import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueBlockKinds, issueLimits } from '#api/contract/values/staff/issues.ts'
import type { Language } from '#locales/languages.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { BlockRow } from '#ui/blocks/staff/issues/compose/block-row.tsx'
import type {
  AddedKind,
  Block,
  Gap,
  IssueFinding,
  ShownPicture,
  ShownPost,
} from '#ui/blocks/staff/issues/compose/issue.ts'
import { moved } from '#ui/blocks/staff/issues/compose/new-block.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/primitives/dropdown-menu.tsx'
import { Key, Keys } from '#ui/primitives/staff/key.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface BlockListProps {
  blocks: readonly Block[]
  language: Language
  source: Language
  /** Of the blocks, by id. */
  posts: Readonly<Record<string, ShownPost>>
  pictures: Readonly<Record<string, ShownPicture>>
  /** Of the language that is written. */
  gaps: readonly Gap[]
  findings: readonly IssueFinding[]
  onChange: (blocks: Block[]) => void
  /** Posts and pictures are chosen first. */
  onAdd: (kind: AddedKind) => void
  onRemove: (block: Block, place: number) => void
  /** By `place.field` of the list. */
  errors?: Readonly<Record<string, string>> | undefined
  isReadOnly?: boolean
}

/** What is in the mail, in its order. */
export function BlockList(props: BlockListProps) {
  const { blocks, language, source, posts, pictures, gaps, findings, onChange, onAdd, onRemove } = props
  const { errors = {}, isReadOnly = false } = props
  const { t } = useTranslation('staff-issues')
  const [told, setTold] = useState('')
  const [isAdding, setAdding] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const isWritten = useRef(false) // what is put in now is words, and its field comes next
  const held = useRef<{ id: string; control: number } | undefined>(undefined)
  const isFull = blocks.length >= issueLimits.blocks
  useShortcuts({ '/': isReadOnly || isFull ? undefined : () => setAdding(true) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moves in the document lets go of the focus.
  useLayoutEffect(() => {
    if (!held.current) return
    const { id, control } = held.current
    held.current = undefined
    const controls = controlsOf(list.current, id)
    const wanted = controls[control]
    if (wanted instanceof HTMLButtonElement && wanted.disabled)
      controls.find((each) => !each.matches(':disabled'))?.focus()
    else wanted?.focus()
  }, [blocks])

  function move(block: Block, by: -1 | 1) {
    const next = moved(blocks, block.id, by)
    const place = next.findIndex(({ id }) => id === block.id)
    if (next[place]?.id === blocks[place]?.id) return
    const control = controlsOf(list.current, block.id).findIndex((each) => each.matches(':focus'))
    held.current = { id: block.id, control: Math.max(control, 0) }
    setTold(t('block.moved', { place: place + 1, of: next.length }))
    onChange(next)
  }

  function add(kind: AddedKind) {
    isWritten.current = kind === 'text' || kind === 'button'
    onAdd(kind)
  }

  /** Instead of going back to where the menu was opened. */
  function openLast(event: Event) {
    if (!isWritten.current) return
    isWritten.current = false
    const fields = list.current?.lastElementChild?.querySelector('details')
    if (!fields) return
    event.preventDefault()
    fields.open = true
    fields.querySelector<HTMLElement>('textarea, input')?.focus()
  }

  return (
    <section data-slot="block-list" aria-labelledby="issue-blocks" className="border-line border-b">
      <div className="flex min-h-11 items-center justify-between gap-3 border-line border-b px-5 py-2 text-sm">
        <h2 id="issue-blocks" className="heading text-[1.0625rem]">
          {t('blocks.title')}
        </h2>
        {!isReadOnly && blocks.length > 1 && (
          <span className="flex items-center gap-1.5 text-ink-soft text-xs pointer-coarse:hidden">
            <Keys faces={['Alt', 'up']} label={t('blocks.keys')} />
            <span aria-hidden="true">{t('blocks.moves')}</span>
          </span>
        )}
      </div>
      {blocks.length === 0 && (
        <p className="border-line border-b px-5 py-4 text-ink-soft text-sm">{t('blocks.none')}</p>
      )}
      <ol ref={list}>
        {blocks.map((block, index) => {
          const lacking = gaps.filter((gap) => gap.block === block.id)
          // What it lacks is not said twice.
          const isSaid = ({ what }: IssueFinding) => lacking.some((gap) => what === `gap_${gap.what}`)
          return (
            <BlockRow
              key={block.id}
              block={block}
              language={language}
              source={source}
              place={index + 1}
              of={blocks.length}
              post={block.kind === 'post' ? posts[block.post] : undefined}
              picture={block.kind === 'picture' ? pictures[block.picture] : undefined}
              gaps={lacking}
              findings={findings.filter(
                (finding) => finding.in === language && finding.block === block.id && !isSaid(finding),
              )}
              errors={errorsOf(errors, index, language)}
              isReadOnly={isReadOnly}
              onChange={(next) => onChange(blocks.map((each) => (each.id === next.id ? next : each)))}
              onMove={(by) => move(block, by)}
              onRemove={() => {
                setTold(t('block.removed'))
                onRemove(block, index)
              }}
            />
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {!isReadOnly && (
        <DropdownMenu open={isAdding} onOpenChange={setAdding}>
          <DropdownMenuTrigger
            disabled={isFull}
            className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-12 w-full cursor-pointer items-center gap-3 px-5 text-left text-sm hover:bg-pane disabled:cursor-not-allowed disabled:opacity-60 noscript:hidden"
          >
            <StaffIcon name="plus" className="size-4" />
            <span className="grow">{t(isFull ? 'blocks.full' : 'blocks.add')}</span>
            {!isFull && <Key face="/" aria-hidden="true" className="pointer-coarse:hidden" />}
          </DropdownMenuTrigger>
          <DropdownMenuContent onCloseAutoFocus={openLast}>
            {issueBlockKinds.map((kind) => (
              <DropdownMenuItem key={kind} onSelect={() => add(kind)}>
                {t(`block.kinds.${kind}`)}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </section>
  )
}

function controlsOf(list: HTMLElement | null, id: string): HTMLElement[] {
  const row = [...(list?.children ?? [])].find((each) => each instanceof HTMLElement && each.dataset['block'] === id)
  return [...(row?.querySelectorAll<HTMLElement>('button, summary') ?? [])]
}

const fieldNames: Record<string, string> = { words: 'words', labels: 'label', links: 'link', alts: 'alt' }

/** `2.words.de` in the server's answer is the field `words` of the third block while German is written. */
function errorsOf(errors: Readonly<Record<string, string>>, index: number, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, words]) => {
      const [place, field = '', where] = path.split('.')
      const name = fieldNames[field]
      return Number(place) === index && name && (where === undefined || where === language) ? [[name, words]] : []
    }),
  )
}
