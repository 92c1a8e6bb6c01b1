import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Choice, Clash, Fitting } from '#ui/blocks/staff/editor/conflict/clash.ts'
import { ClashPair } from '#ui/blocks/staff/editor/conflict/clash-pair.tsx'
import { FittingList } from '#ui/blocks/staff/editor/conflict/fitting-list.tsx'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Key, Keys } from '#ui/primitives/staff/key.tsx'

export interface ConflictPickerProps {
  clashes: readonly Clash[]
  fitting: readonly Fitting[]
  /** Paragraphs about which nobody is asked. */
  settled: number
  /** By the id of a clash. */
  choices: Readonly<Record<string, Choice>>
  onChoose: (choices: Record<string, Choice>) => void
  /** Who saved meanwhile; null for somebody who is gone. */
  by: string | null
  at?: number | undefined
  language: Language
  clock: StaffClock
}

/** Somebody else has saved. Only what does not fit together is asked. */
export function ConflictPicker({
  clashes,
  fitting,
  settled,
  choices,
  onChoose,
  by,
  at,
  language,
  clock,
}: ConflictPickerProps) {
  const { t, i18n } = useTranslation('staff-editor')
  const pairs = useRef(new Map<string, HTMLFieldSetElement>())
  const name = by ?? t('conflict.someone')
  const when = at === undefined ? '' : formatWhen(at, i18n.language, clock)

  const focused = () => clashes.findIndex(({ id }) => pairs.current.get(id)?.contains(document.activeElement))
  const goTo = (index: number) => {
    const pair = pairs.current.get(clashes[index]?.id ?? '')
    const radio = pair?.querySelector<HTMLElement>('input:checked') ?? pair?.querySelector<HTMLElement>('input')
    radio?.focus()
  }
  /** For the pair that has the focus, otherwise for the first that is open; then on to the next open one. */
  function choose(choice: Choice): void {
    const open = clashes.findIndex(({ id }) => choices[id] === undefined)
    const index = focused() === -1 ? open : focused()
    const clash = clashes[index]
    if (!clash) return
    const next = { ...choices, [clash.id]: choice }
    onChoose(next)
    const after = clashes.findIndex(({ id }) => next[id] === undefined)
    goTo(after === -1 ? index : after)
  }
  const chooseAll = (choice: Choice) => onChoose(Object.fromEntries(clashes.map(({ id }) => [id, choice])))
  useShortcuts({
    '1': () => choose('mine'),
    '2': () => choose('theirs'),
    'Alt+ArrowDown': () => goTo(Math.min(clashes.length - 1, focused() + 1)),
    'Alt+ArrowUp': () => goTo(Math.max(0, focused() - 1)),
  })

  return (
    <section data-slot="conflict-picker" className="min-w-0">
      <div className="border-ink border-b px-4 py-8 md:px-8">
        <h2 className="display text-[2.25rem] leading-none md:text-[3rem]">{t('conflict.title')}</h2>
        <p role="status" className="mt-3 max-w-[40rem] text-[1.1875rem] text-ink-soft leading-normal">
          {[
            t('conflict.text', { name, when }),
            ...(settled > 0 ? [t('conflict.settled', { count: settled })] : []),
            t('conflict.open', { count: clashes.length }),
          ].join(' ')}
        </p>
      </div>
      <div className="grid grid-cols-2 divide-x divide-line border-line border-b text-ink-soft text-xs max-md:hidden">
        <p className="flex items-center gap-2.5 px-8 py-2.5">
          <Key face="1" aria-hidden="true" />
          <b className="font-semibold text-ink">{t('conflict.mine')}</b> {t('conflict.mineState')}
        </p>
        <p className="flex items-center gap-2.5 px-8 py-2.5">
          <Key face="2" aria-hidden="true" />
          <b className="font-semibold text-ink">{t('conflict.theirs', { name })}</b> {when}
        </p>
      </div>
      {clashes.map((clash) => (
        <ClashPair
          key={clash.id}
          ref={(pair) => {
            if (pair) pairs.current.set(clash.id, pair)
            return () => void pairs.current.delete(clash.id)
          }}
          clash={clash}
          language={language}
          choice={choices[clash.id]}
          onChoose={(choice) => onChoose({ ...choices, [clash.id]: choice })}
        />
      ))}
      <FittingList fitting={fitting} language={language} />
      <div className="flex flex-wrap items-center gap-3 px-4 py-5 md:px-8">
        <DeedButton onClick={() => chooseAll('mine')}>{t('conflict.allMine')}</DeedButton>
        <DeedButton onClick={() => chooseAll('theirs')}>{t('conflict.allTheirs')}</DeedButton>
        <span className="ml-auto flex items-center gap-2 text-ink-soft text-xs pointer-coarse:hidden max-md:hidden">
          <Keys faces={['Alt', 'down']} /> {t('conflict.next')}
        </span>
      </div>
    </section>
  )
}
