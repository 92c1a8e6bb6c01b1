import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { BlockFields, type BlockFieldsProps } from '#ui/blocks/staff/issues/compose/block-fields.tsx'
import type { Block, Gap, IssueFinding, ShownPicture, ShownPost } from '#ui/blocks/staff/issues/compose/issue.ts'
import { useGapWords } from '#ui/blocks/staff/issues/compose/use-gap-words.ts'
import { useIssueFindingWords } from '#ui/blocks/staff/issues/compose/use-issue-finding-words.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export interface BlockRowProps extends BlockFieldsProps {
  /** Counted from one. */
  place: number
  of: number
  post?: ShownPost | undefined
  picture?: ShownPicture | undefined
  /** What it lacks in the language that is written. */
  gaps: readonly Gap[]
  /** What the checks say of it in that language. */
  findings: readonly IssueFinding[]
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const icons: Record<Block['kind'], StaffIconName> = {
  post: 'post',
  text: 'pen',
  button: 'link',
  picture: 'image',
  line: 'minus',
}

const mover =
  '-outline-offset-2 grid min-h-7 w-8 cursor-pointer place-items-center text-ink-soft hover:bg-ink hover:text-paper disabled:cursor-not-allowed disabled:opacity-40 pointer-coarse:min-h-11 pointer-coarse:w-11'

/** A part of the mail: what it is, what it lacks, and its fields when it is opened. */
export function BlockRow(props: BlockRowProps) {
  const { block, language, place, of, post, picture, gaps, findings, onMove, onRemove, isReadOnly = false } = props
  const { t, i18n } = useTranslation('staff-issues')
  const { lacks } = useGapWords()
  const wordsOf = useIssueFindingWords()
  const { title, text } = useSummary(props)
  const shown = block.kind === 'post' ? post?.picture : picture?.address

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    if (!event.altKey || isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <li
      id={`block-${block.id}`}
      data-slot="block-row"
      data-block={block.id}
      data-kind={block.kind}
      onKeyDown={onKeyDown}
      className="flex min-w-0 scroll-mt-4 border-line border-b target:bg-pane"
    >
      {!isReadOnly && (
        <div className="flex w-8 shrink-0 flex-col justify-center border-line border-r pointer-coarse:w-11">
          <Mover label={t('block.up', { title })} isOff={place === 1} onMove={() => onMove(-1)} turn="rotate-180" />
          <Mover label={t('block.down', { title })} isOff={place === of} onMove={() => onMove(1)} turn="" />
        </div>
      )}
      <details className="group/block min-w-0 grow">
        <summary
          data-mover=""
          className="-outline-offset-4 flex min-h-16 cursor-pointer list-none items-center gap-3 px-3 py-2.5 hover:bg-pane [&::-webkit-details-marker]:hidden"
        >
          <StaffIcon name={icons[block.kind]} className="size-4 shrink-0 text-ink-soft" />
          <span className="min-w-0 grow">
            <span className="wrap-anywhere line-clamp-2 font-semibold text-sm leading-snug">{title}</span>
            <span className="block truncate text-ink-soft text-xs">{text}</span>
            {gaps.map((gap) => (
              <Sign key={gap.what} icon="warning" isAsking>
                {lacks(gap)}
              </Sign>
            ))}
            {findings.map((finding) => (
              <Sign
                key={`${finding.what} ${JSON.stringify(finding.facts)}`}
                icon={finding.level === 'stop' ? 'warning' : 'eye'}
                isAsking={finding.level === 'stop'}
              >
                {wordsOf(finding)}
              </Sign>
            ))}
          </span>
          {shown && <img src={shown} alt="" className="size-12 shrink-0 object-cover" />}
          <StaffIcon name="chevron-down" className="size-4 shrink-0 text-ink-soft group-open/block:rotate-180" />
        </summary>
        <div className="grid gap-3 border-line border-t px-3 py-4">
          <BlockFields {...props} />
          {!isReadOnly && (
            <DeedButton size="sm" onClick={onRemove} className="justify-self-start">
              <StaffIcon name="trash" className="size-4" />
              {t('block.remove')}
            </DeedButton>
          )}
        </div>
      </details>
      <span className="sr-only">
        {t('block.place', { place, of, spoken: spokenLanguage(language, i18n.language) })}
      </span>
    </li>
  )
}

function Mover({ label, isOff, onMove, turn }: { label: string; isOff: boolean; onMove: () => void; turn: string }) {
  return (
    <button type="button" aria-label={label} disabled={isOff} onClick={onMove} className={mover}>
      <StaffIcon name="chevron-down" className={`size-3.5 ${turn}`} />
    </button>
  )
}

function Sign({ icon, isAsking, children }: { icon: StaffIconName; isAsking: boolean; children: ReactNode }) {
  return (
    <span
      className={`mt-1 flex items-start gap-1.5 text-xs leading-snug ${isAsking ? 'text-danger' : 'text-ink-soft'}`}
    >
      <StaffIcon name={icon} className="mt-0.5 size-3.5 shrink-0" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </span>
  )
}

/** What a block is called in the list: its words in the language that is written, or in the source. */
function useSummary({ block, language, source, post, picture }: BlockRowProps): { title: string; text: string } {
  const { t } = useTranslation('staff-issues')
  const inWords = (words: Record<Language, string>) => words[language].trim() || words[source].trim()
  switch (block.kind) {
    case 'post':
      return { title: post?.title ?? t('block.gone'), text: t(`block.looks.${block.look}`) }
    case 'text':
      return { title: firstLine(inWords(block.words)) || t('block.untitledText'), text: t('block.kinds.text') }
    case 'button':
      return {
        title: inWords(block.labels) || t('block.untitledButton'),
        text: inWords(block.links) || t('block.kinds.button'),
      }
    case 'picture':
      return { title: picture?.title ?? t('block.gone'), text: t('block.kinds.picture') }
    case 'line':
      return { title: t('block.kinds.line'), text: t('block.lineHint') }
  }
}

/** Without the signs that Markdown begins a line with. */
const firstLine = (words: string): string => (words.split('\n')[0] ?? '').replace(/^[#>*\-\s]+/, '')
