import { changesTo } from '#ui/blocks/staff/editor/joining/changes-to.ts'

interface LineChange {
  from: number
  to: number
  insert: string
}

/** What makes one text the other, line by line, the last first. Empty lines at the cursor stay: somebody is about to write there. Fields have line feeds only. */
export function lineChanges(now: string, next: string, cursor: number): LineChange[] {
  const lines = linesOf(now)
  const lengthOf = (some: readonly string[]) => some.join('').length
  return changesTo(lines, linesOf(next.replaceAll(/\r\n?/g, '\n')), (one, other) => one === other).flatMap(
    ({ from, to, put }) => {
      const start = lengthOf(lines.slice(0, from))
      const change = smallest(start, lines.slice(from, to).join(''), put.join(''))
      const isAtCursor = change.from <= cursor && cursor <= change.to
      const isBlank = change.insert === '' && now.slice(change.from, change.to).trim() === ''
      return isAtCursor && isBlank ? [] : [change]
    },
  )
}

/** The cursor stays in its words. */
export function putLines(area: HTMLTextAreaElement, next: string): void {
  for (const { from, to, insert } of lineChanges(area.value, next, area.selectionEnd))
    area.setRangeText(insert, from, to, 'preserve')
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? []

function smallest(start: number, was: string, is: string): LineChange {
  const most = Math.min(was.length, is.length)
  let before = 0
  while (before < most && was[before] === is[before]) before += 1
  let after = 0
  while (after < most - before && was.at(-1 - after) === is.at(-1 - after)) after += 1
  return { from: start + before, to: start + was.length - after, insert: is.slice(before, is.length - after) }
}
