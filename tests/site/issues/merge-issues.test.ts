import { describe, expect, it } from 'vitest'
import { copyOf, mergeIssues } from '#site/staff/issues/merge-issues.ts'
import { emptyIssue, textBlock } from './issue-server.ts'

const changed = (change: Partial<typeof emptyIssue>) => ({ ...emptyIssue, ...change })
const [first, second] = emptyIssue.blocks
const blocksOf = (...blocks: (typeof first)[]) => ({ blocks: blocks.filter((block) => block !== undefined) })

describe('two changes of one issue', () => {
  it('are one where they are in different places', () => {
    const merged = mergeIssues(
      emptyIssue,
      changed({ title: 'Mine', blocks: [textBlock('a', { en: 'One.', de: 'Eins.' }), { id: 'b', kind: 'line' }] }),
      changed({ gaps: 'fall', blocks: [textBlock('a', { en: 'One.', fr: 'Un.' }), { id: 'b', kind: 'line' }] }),
    )
    expect(merged).toMatchObject({ title: 'Mine', gaps: 'fall', blocks: [{ words: { de: 'Eins.', fr: 'Un.' } }, {}] })
  })

  it('keep an order of one and the words of the other', () => {
    const mine = changed(blocksOf(second, first))
    const theirs = changed(blocksOf(textBlock('a', { en: 'One!' }), second))
    expect(mergeIssues(emptyIssue, mine, theirs)?.blocks).toMatchObject([
      { id: 'b' },
      { id: 'a', words: { en: 'One!' } },
    ])
  })

  it('clash in the same words, in two orders, and where one takes out what the other writes', () => {
    expect(mergeIssues(emptyIssue, changed({ title: 'A' }), changed({ title: 'B' }))).toBeUndefined()
    expect(mergeIssues(emptyIssue, changed(blocksOf(second, first)), changed(blocksOf(first)))).toBeUndefined()
    const written = changed(blocksOf(textBlock('a', { en: 'One!' }), second))
    expect(mergeIssues(emptyIssue, changed(blocksOf(second)), written)).toBeUndefined()
    expect(mergeIssues(emptyIssue, written, changed(blocksOf(second)))).toBeUndefined()
  })

  it('are one once somebody has chosen, with and without the block that is in question', () => {
    const [written, out] = [changed(blocksOf(textBlock('a', { en: 'One!' }), second)), changed(blocksOf(second))]
    expect(mergeIssues(emptyIssue, written, out, 'mine')).toEqual(written)
    expect(mergeIssues(emptyIssue, written, out, 'theirs')).toEqual(out)
    expect(mergeIssues(emptyIssue, out, written, 'mine')).toEqual(out)
    expect(mergeIssues(emptyIssue, out, written, 'theirs')).toEqual(written)
  })

  it('are one where both did the same', () => {
    expect(mergeIssues(emptyIssue, changed({ title: 'A' }), changed({ title: 'A' }))?.title).toBe('A')
  })
})

describe('a copy', () => {
  it('has all words of all languages', () => {
    const copy = copyOf({
      ...emptyIssue,
      lines: { ...emptyIssue.lines, de: { subject: 'Fenster', preheader: 'Sechs davon' } },
    })
    expect(copy).toBe('EN\n\nOne.\n\n\nDE\n\nFenster\n\nSechs davon')
  })
})
