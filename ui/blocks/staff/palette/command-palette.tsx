import * as Radix from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaletteFoot } from '#ui/blocks/staff/palette/palette-foot.tsx'
import { PaletteLineItem, type PaletteLineItemProps } from '#ui/blocks/staff/palette/palette-line.tsx'
import { PaletteNothing } from '#ui/blocks/staff/palette/palette-nothing.tsx'
import { type PaletteSearch, paletteGroups, usePaletteAnswer } from '#ui/blocks/staff/palette/palette-results.ts'
import { useLitLine } from '#ui/blocks/staff/palette/use-lit-line.ts'
import { useReturnFocus } from '#ui/lib/use-return-focus.ts'
import { Key } from '#ui/primitives/staff/key.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface CommandPaletteProps extends PaletteBodyProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Finds posts, things to do, messages and people, from anywhere. A full sheet on phones. */
export function CommandPalette({ open, onOpenChange, onChoose, ...body }: CommandPaletteProps) {
  const { t } = useTranslation('staff-frame')
  const focus = useReturnFocus('#screen')
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-undim data-[state=open]:animate-dim" />
        <Radix.Content
          data-slot="command-palette"
          aria-describedby={undefined}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            beginAtEnd(event)
          }}
          className="fixed inset-0 z-50 flex flex-col border-ink bg-pane text-ink text-sm data-[state=closed]:animate-shutters-close data-[state=open]:animate-shutters-open md:inset-x-0 md:top-[min(7rem,12.5dvh)] md:bottom-auto md:mx-auto md:max-h-[min(42rem,calc(87.5dvh-1.5rem))] md:w-180 md:max-w-[calc(100%-3rem)] md:rounded-pane md:border"
        >
          <Radix.Title className="sr-only">{t('palette.title')}</Radix.Title>
          <PaletteBody
            {...body}
            onChoose={(line, action) => {
              onOpenChange(false)
              onChoose(line, action)
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** To write on, not over what is there. */
function beginAtEnd(event: Event) {
  const field = event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector('input')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}

interface PaletteBodyProps extends Pick<PaletteLineItemProps, 'onChoose'> {
  search: PaletteSearch
  defaultText?: string | undefined
}

/** The field, what was found, and the keys for it. The focus stays in the field. */
function PaletteBody({ search, defaultText = '', onChoose }: PaletteBodyProps) {
  const { t } = useTranslation('staff-frame')
  const [written, setWritten] = useState(defaultText)
  const [answer, askAgain] = usePaletteAnswer(search, written)
  const { query, results, state } = answer
  const { lines, lit, value, list, activeId, steer } = useLitLine(answer)

  return (
    <Command
      label={t('palette.title')}
      shouldFilter={false}
      disablePointerSelection
      vimBindings={false}
      value={value}
      onValueChange={() => {}}
      onKeyDownCapture={steer}
      className="flex min-h-0 flex-col outline-none"
    >
      <div className="flex min-h-16 shrink-0 items-stretch border-ink border-b has-[input:focus-visible]:border-b-signal md:min-h-18">
        <StaffIcon name="search" className="my-auto ml-4 size-5 shrink-0 md:ml-6" />
        <Command.Input asChild value={written} onValueChange={setWritten}>
          <input
            role="combobox"
            aria-activedescendant={activeId}
            aria-expanded={lines.length > 0}
            aria-busy={state === 'looking'}
            placeholder={t('palette.placeholder')}
            enterKeyHint="go"
            maxLength={200}
            className="heading -outline-offset-4 min-w-0 grow bg-transparent px-4 text-[1.375rem] caret-signal placeholder:font-normal placeholder:font-text placeholder:text-base placeholder:text-ink-soft placeholder:tracking-normal focus-visible:outline-none md:text-[1.75rem]"
          />
        </Command.Input>
        <Radix.Close className="-outline-offset-4 focus-visible:-outline-offset-4 grid min-w-14 shrink-0 cursor-pointer place-items-center transition-colors hover:bg-ink hover:text-paper md:min-w-18">
          <span className="sr-only">{t('close')}</span>
          <Key face={t('keySheet.escape')} className="pointer-coarse:hidden" />
          <StaffIcon name="close" className="hidden size-5 pointer-coarse:block" />
        </Radix.Close>
      </div>
      <p role="status" className="sr-only">
        {state === 'found' && query.text !== '' && t('palette.found', { count: lines.length })}
      </p>
      <Command.List
        ref={list}
        label={t('palette.results')}
        className="min-h-0 grow overflow-y-auto overscroll-contain [&_[cmdk-group-heading]]:px-4 [&_[cmdk-group-heading]]:pt-3.5 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-xs md:[&_[cmdk-group-heading]]:px-6 [&_[cmdk-group]:not(:first-child)]:border-line [&_[cmdk-group]:not(:first-child)]:-mt-px [&_[cmdk-group]:not(:first-child)]:border-t"
      >
        {paletteGroups.map((group) => {
          const found = results[group] ?? []
          return (
            found.length > 0 && (
              <Command.Group key={group} heading={t(`palette.groups.${group}`)}>
                {found.map((line) => (
                  <PaletteLineItem
                    key={line.id}
                    line={line}
                    query={query.text}
                    isLit={line === lit}
                    onChoose={onChoose}
                  />
                ))}
              </Command.Group>
            )
          )
        })}
      </Command.List>
      {lines.length === 0 && <PaletteNothing state={state} query={query} onAgain={askAgain} />}
      <PaletteFoot />
    </Command>
  )
}
