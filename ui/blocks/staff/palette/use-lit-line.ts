import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type PaletteAction,
  type PaletteAnswer,
  type PaletteLine,
  paletteGroups,
} from '#ui/blocks/staff/palette/palette-results.ts'

/** The value of an action for cmdk; a line's is its id. */
export const actionValue = (line: PaletteLine, action: PaletteAction) => `${line.id}/${action.id}`

/** Which line is lit, or which of its actions. ↑ ↓ go from line to line, → into what can be done with it and ← back. */
export function useLitLine({ query, results }: PaletteAnswer) {
  const lines = paletteGroups.flatMap((group) => results[group] ?? [])
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<{ lineId: string; value: string }>()
  const lit = lines.find(({ id }) => id === chosen?.lineId) ?? lines[0]
  const actions = lit?.actions ?? []
  const values = lit ? [lit.id, ...actions.map((action) => actionValue(lit, action))] : []
  const value = chosen && values.includes(chosen.value) ? chosen.value : (lit?.id ?? '')
  const { list, activeId } = useActiveOption(value)

  // A new answer begins at its first line.
  const answered = `${query.scope} ${query.text}`
  if (wanted !== answered) {
    setWanted(answered)
    setChosen(undefined)
  }

  /** The line, and the value on it, to which a key leads. */
  function towards(
    { key, ctrlKey }: KeyboardEvent,
    isAtEnd: boolean,
  ): [PaletteLine | undefined, (string | undefined)?] | undefined {
    if (!lit) return
    const line = lines.indexOf(lit)
    const place = values.indexOf(value)
    if (key === 'ArrowDown') return [lines[(line + 1) % lines.length]]
    if (key === 'ArrowUp') return [lines.at(line - 1)]
    if (key === 'Home' && ctrlKey) return [lines[0]]
    if (key === 'End' && ctrlKey) return [lines.at(-1)]
    // In the text the arrows are the caret's.
    if (key === 'ArrowRight' && isAtEnd && place < values.length - 1) return [lit, values[place + 1]]
    if (key === 'ArrowLeft' && place > 0) return [lit, values[place - 1]]
    return
  }

  function steer(event: KeyboardEvent<HTMLElement>) {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    // They are the caret's; cmdk would take them.
    if (/^(Home|End)$/.test(event.key) && !event.ctrlKey) event.stopPropagation()
    const [line, at = line?.id] = towards(event, target.selectionStart === target.value.length) ?? []
    if (!line || at === undefined) return
    event.preventDefault()
    setChosen({ lineId: line.id, value: at })
  }

  return { lines, lit, value, list, activeId, steer }
}

/** The option that is lit, for the field's `aria-activedescendant`: cmdk knows it only of moves of its own. */
function useActiveOption(value: string) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef('')
  const [activeId, setActiveId] = useState<string>()
  useLayoutEffect(() => {
    const option = list.current?.querySelector(`[role=option][data-value="${CSS.escape(value)}"]`)
    setActiveId(option?.id)
    if (shown.current !== value) option?.scrollIntoView({ block: 'nearest' })
    shown.current = value
  })
  return { list, activeId }
}
