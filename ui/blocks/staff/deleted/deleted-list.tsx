import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffClock } from '#locales/staff-formats.ts'
import { DeletedRow } from '#ui/blocks/staff/deleted/deleted-row.tsx'
import { type DeletedThing, keyOf } from '#ui/blocks/staff/deleted/deleted-thing.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { takeLostFocus } from '#ui/lib/staff/take-lost-focus.ts'

export interface DeletedListProps {
  things: readonly DeletedThing[]
  clock: StaffClock
  /** The form's id, for a button outside of it. */
  id: string
  /** Without scripts `thing`, or `only` one of them, is posted here: to be restored, or to go for good. */
  action: string
  eraseAction: string
  chosen: ReadonlySet<string>
  onChoose: (thing: DeletedThing, isChosen: boolean) => void
  /** Which one the address asks about. */
  asked?: string | undefined
  /** Nothing for whoever may not delete for good. */
  askHrefFor?: ((thing: DeletedThing) => string) | undefined
  keepHref: string
  isBusy?: boolean
  onRestore: (things: readonly DeletedThing[]) => void
  onErase: (thing: DeletedThing) => void
}

/** A row a thing. j and k move, x chooses, r restores what is chosen, Shift+D asks whether it goes now. */
export function DeletedList(props: DeletedListProps) {
  const { things, clock, id, action, eraseAction, chosen, onChoose, asked, askHrefFor, keepHref } = props
  const { isBusy = false, onRestore, onErase } = props
  const { t } = useTranslation('staff-deleted')
  const list = useRef<HTMLUListElement>(null)
  const [asking, setAsking] = useState(asked)
  const some = things.filter((thing) => chosen.has(keyOf(thing)))

  const reached = () => {
    const key = document.activeElement?.closest<HTMLElement>('[data-thing]')?.dataset['thing']
    return things.find((thing) => keyOf(thing) === key)
  }

  const ticks = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[data-slot=tick]') ?? [])]
  const left = useRef<number | undefined>(undefined) // the place of the row that goes and has the focus

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that goes lets go of the focus, and the next one has it.
  useLayoutEffect(() => {
    if (left.current !== undefined) takeLostFocus(ticks()[left.current] ?? ticks().at(-1))
    left.current = undefined
  }, [things])

  function leave(deed: () => void) {
    const thing = reached()
    left.current = thing && things.indexOf(thing)
    deed()
  }

  function move(step: number) {
    const thing = reached()
    const at = thing ? things.indexOf(thing) + step : 0
    const all = ticks()
    all[Math.min(Math.max(at, 0), all.length - 1)]?.focus()
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x() {
      const thing = reached()
      if (thing) onChoose(thing, !chosen.has(keyOf(thing)))
    },
    r: some.length > 0 && !isBusy ? () => leave(() => onRestore(some)) : undefined,
    'Shift+d': askHrefFor
      ? () => {
          const thing = reached()
          if (thing) setAsking(keyOf(thing))
        }
      : undefined,
  })

  return (
    <form
      id={id}
      method="post"
      action={action}
      aria-label={t('list')}
      onSubmit={(event) => {
        event.preventDefault()
        if (some.length > 0 && !isBusy) onRestore(some)
      }}
    >
      {/* The first button of a form is pressed by Enter in a field: this one only asks for the page. */}
      <button type="submit" formMethod="get" hidden />
      <ul ref={list} data-slot="deleted-list">
        {things.map((thing) => (
          <DeletedRow
            key={keyOf(thing)}
            thing={thing}
            clock={clock}
            isChosen={chosen.has(keyOf(thing))}
            onChoose={(isChosen) => onChoose(thing, isChosen)}
            isAsking={asking === keyOf(thing)}
            askHref={askHrefFor?.(thing)}
            keepHref={keepHref}
            eraseAction={eraseAction}
            isBusy={isBusy}
            onRestore={(one) => leave(() => onRestore([one]))}
            onErase={(one) => {
              leave(() => onErase(one))
              setAsking(undefined)
            }}
            onAsk={(isAsking) => setAsking(isAsking ? keyOf(thing) : undefined)}
          />
        ))}
      </ul>
    </form>
  )
}
